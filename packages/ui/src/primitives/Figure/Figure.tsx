'use client';

import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { cx } from '../../internal/cx.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Link } from '../Link/Link.tsx';
import { figureMessages as texts } from './Figure.messages.ts';

/** Where a number comes from. */
export interface FigureSource {
  /** Its name, in the reader's language: `Partner register`. */
  label: ReactNode;
  /** The page or document that shows it. */
  href?: string;
}

export interface FigureProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The number, which is written in the reader's language, or a value that is written as it is: `3 of 4`. */
  value: number | string;
  /** How a number is written, such as a percentage or a currency. */
  format?: Intl.NumberFormatOptions;
  /** What is counted, right after the value: `trees`, `°C`. */
  unit?: ReactNode;
  /** What the number says, on a line of its own: `Trees planted`. */
  label?: ReactNode;
  /** The day on which it was counted or measured: `2026-05-31`. */
  asOf?: string | undefined;
  source?: FigureSource | undefined;
  /**
   * It is a sample, shown until someone has counted, and says so.
   * @default false
   */
  isSample?: boolean | undefined;
  /**
   * `inline` is part of a sentence, with date and source behind it; `block` is a large number with its lines below.
   * @default 'block'
   */
  layout?: 'inline' | 'block';
}

/**
 * A number that someone claims, with its date and its source: the one way to show a number that a reader may want to check. It says
 * itself when it is a sample, or was counted more than a year ago.
 *
 * Slots: `figure`, `figure-value`, `figure-label`, `figure-source`.
 *
 * @example
 * <Figure value={50000} label="Trees planted" asOf="2026-05-31" source={{ label: 'Monthly reports', href: '/reports' }} />
 */
export function Figure({
  value,
  format,
  unit,
  label,
  asOf,
  source,
  isSample = false,
  layout = 'block',
  className,
  ...props
}: FigureProps) {
  const { formatMessage } = useIntl();
  const { number, date } = useFormat();
  const isOld = useIsOld(asOf);
  const isBlock = layout === 'block';
  return (
    <span data-slot="figure" className={cx(isBlock && 'nz:grid nz:justify-items-start nz:gap-1', className)} {...props}>
      <span className={cx(isBlock && 'nz:flex nz:flex-wrap nz:items-baseline nz:gap-x-2')}>
        <data
          data-slot="figure-value"
          value={String(value)}
          className={cx(isBlock ? 'nz:type-number nz:text-[2.25rem] nz:lg:text-[2.75rem]' : 'nz:font-semibold')}
        >
          {typeof value === 'number' ? number(value, format) : value}
        </data>
        {unit ? <span className={cx(isBlock && 'nz:font-semibold')}> {unit}</span> : null}
      </span>
      {label ? (
        <span data-slot="figure-label" className="nz:font-semibold">
          {label}
        </span>
      ) : null}
      {asOf || source || isSample ? (
        <span
          data-slot="figure-source"
          className={cx(
            'nz:text-sm nz:font-normal nz:text-text-muted',
            isBlock ? 'nz:flex nz:flex-wrap nz:items-center nz:gap-x-3 nz:gap-y-1' : 'nz:ms-1',
          )}
        >
          {asOf ? (
            <time className="nz:bare" dateTime={asOf}>
              {formatMessage(texts.asOf, { date: date(asOf) })}
            </time>
          ) : null}{' '}
          {source ? (
            <span className="nz:bare">
              {formatMessage(texts.source)}{' '}
              {source.href ? <Link href={source.href}>{source.label}</Link> : source.label}
            </span>
          ) : null}{' '}
          {isSample ? <Badge tone="line">{formatMessage(texts.sample)}</Badge> : null}
          {isOld ? <Badge tone="warning">{formatMessage(texts.old)}</Badge> : null}
        </span>
      ) : null}
    </span>
  );
}

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** Known after mounting: the page may have been rendered long ago. */
function useIsOld(asOf: string | undefined): boolean {
  const [isOld, setIsOld] = useState(false);
  useEffect(() => setIsOld(asOf !== undefined && Date.now() - Date.parse(asOf) > YEAR_MS), [asOf]);
  return isOld;
}
