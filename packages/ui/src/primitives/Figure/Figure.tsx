'use client';

import { type ComponentProps, type ReactNode, useContext } from 'react';
import { useFormat } from '../../format/useFormat.ts';
import { cx } from '../../internal/cx.ts';
import { FigureGroupContext } from './FigureGroup.tsx';
import { FigureOrigin, hasOrigin, type Origin, originLines } from './FigureOrigin.tsx';

export interface FigureProps extends Omit<ComponentProps<'span'>, 'children'>, Origin {
  /** The number, formatted for the locale, or a value shown as it is: `3 of 4`. */
  value: number | string;
  /** The number format, such as a percentage or a currency. */
  format?: Intl.NumberFormatOptions;
  /**
   * Appends a plus: there are at least that many.
   * @default false
   */
  isAtLeast?: boolean | undefined;
  /** The unit, right after the value: `trees`, `°C`. */
  unit?: ReactNode;
  /** What the number means, on its own line: `Trees planted`. */
  label?: ReactNode;
  /**
   * `inline` is part of a sentence, followed by date and source; `line` is a large number with a
   * unit that wraps beside it; `block` is a large number with its lines below.
   * @default 'block'
   */
  layout?: 'inline' | 'line' | 'block';
  /** Classes of the value that replace those of the layout: size, weight, colour. */
  valueClassName?: string | undefined;
}

/**
 * A number with its date and its source. Use it for every number that a reader may want to check.
 * It is marked automatically if it is a sample or more than a year old. In a `FigureGroup` it shows
 * only what differs from the group's note.
 *
 * Slots: `figure`, `figure-value`, `figure-label`, `figure-source`.
 *
 * @example
 * <Figure
 *   value={50000}
 *   label="Trees planted"
 *   asOf="2026-05-31"
 *   source={{ label: 'Monthly reports', href: '/reports' }}
 * />
 */
export function Figure({
  value,
  format,
  isAtLeast = false,
  unit,
  label,
  asOf,
  source,
  isSample = false,
  layout = 'block',
  className,
  valueClassName,
  ...props
}: FigureProps) {
  const { number } = useFormat();
  const group = useContext(FigureGroupContext);
  /** What the note of its group does not say already. */
  const own = {
    asOf: asOf === group?.asOf ? undefined : asOf,
    source: source?.label === group?.source?.label ? undefined : source,
    isSample: isSample && !group?.isSample,
  };
  const looks = layouts[layout];
  const written = typeof value === 'number' ? number(value, format) : value;
  const measured = (
    <>
      <data
        dir="auto"
        data-slot="figure-value"
        value={String(value)}
        className={cx(valueClassName ?? looks.value, 'nz:large-text:text-[15cqi]!')}
      >
        {isAtLeast ? `${written}+` : written}
      </data>
      {unit ? (
        <>
          {' '}
          <span className={looks.unit}>{unit}</span>
        </>
      ) : null}
    </>
  );
  return (
    <span data-slot="figure" aria-describedby={group?.noteId} className={cx(looks.root, className)} {...props}>
      {layout === 'block' ? (
        <span className="nz:flex nz:flex-wrap nz:items-baseline nz:gap-x-2">{measured}</span>
      ) : (
        measured
      )}
      {label ? (
        <span data-slot="figure-label" className="nz:font-semibold">
          {label}
        </span>
      ) : null}
      {hasOrigin(own) ? (
        <span data-slot="figure-source" className={`nz:text-sm nz:font-normal nz:text-text-muted ${looks.source}`}>
          <FigureOrigin {...own} />
        </span>
      ) : null}
    </span>
  );
}

const layouts = {
  inline: { root: 'nz:bare', value: 'nz:font-semibold', unit: 'nz:bare', source: 'nz:ms-1' },
  line: {
    root: 'nz:grid nz:grid-cols-[auto_1fr] nz:items-baseline nz:gap-x-1.5 nz:large-text:grid-cols-1',
    value: 'nz:type-number nz:text-[1.75rem]',
    unit: 'nz:min-w-0',
    source: `nz:col-span-full ${originLines}`,
  },
  block: {
    root: 'nz:grid nz:justify-items-start nz:gap-1',
    value: 'nz:type-number nz:text-[2.25rem] nz:lg:text-[2.75rem]',
    unit: 'nz:font-semibold',
    source: originLines,
  },
};
