'use client';

import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Badge } from '../Badge/Badge.tsx';
import { sampleMarkMessages as texts } from './SampleMark.messages.ts';

export interface SampleMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * What is only an example; `null` for the badge alone.
   * @default a sentence about names and scenes
   */
  description?: ReactNode;
}

/**
 * Says that content is an example until the real one exists: a badge and one line below the heading
 * of a section, or the badge alone beside a single item. It is phrasing content, so it may be inside
 * a paragraph.
 *
 * Slots: `sample-mark`, `sample-mark-description`.
 *
 * @example <Section title="Stories" description={<SampleMark />}>…</Section>
 */
export function SampleMark({
  description = <FormattedMessage {...texts.description} />,
  className,
  ...props
}: SampleMarkProps) {
  return (
    <span
      data-slot="sample-mark"
      className={cx('nz:flex nz:flex-wrap nz:items-center nz:gap-x-3 nz:gap-y-1 nz:text-md', className)}
      {...props}
    >
      <Badge tone="line">
        <FormattedMessage {...texts.sample} />
      </Badge>{' '}
      {description ? (
        <span data-slot="sample-mark-description" className="nz:bare">
          {description}
        </span>
      ) : null}
    </span>
  );
}
