'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { cx } from '../../internal/cx.ts';
import { ProgressTrack } from '../ProgressTrack/ProgressTrack.tsx';
import type { ProgressTone } from '../ProgressTrack/ProgressTrack.variants.ts';

export interface ProgressRailProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The visible label and the accessible name. */
  label: ReactNode;
  /**
   * The progress, between `minValue` and `maxValue`. Omit it if it is unknown: the rail is then
   * indeterminate.
   */
  value?: number;
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
  maxValue?: number;
  /**
   * The localised value: "68%" or "3 of 5 files". Shown next to the label. Required with `value`.
   */
  valueLabel?: string;
  /**
   * What is measured.
   * @default 'sign'
   */
  tone?: ProgressTone;
  /**
   * Visually hides label and value, if the surrounding text has both.
   * @default false
   */
  isLabelHidden?: boolean;
}

/**
 * The progress of a task: a rail with finished strands and a gold diamond at their end.
 *
 * Slots: `progress-rail`, `progress-rail-label`, `progress-rail-value`.
 *
 * @example
 * <ProgressRail
 *   label="Trees planted"
 *   value={68}
 *   valueLabel={format.number(0.68, { style: 'percent' })}
 * />
 */
export function ProgressRail({
  label,
  value,
  minValue = 0,
  maxValue = 100,
  valueLabel,
  tone,
  isLabelHidden = false,
  className,
  ...props
}: ProgressRailProps) {
  const labelId = useId();
  const isIndeterminate = value === undefined;
  return (
    <ProgressBar
      data-slot="progress-rail"
      aria-labelledby={labelId}
      value={value}
      minValue={minValue}
      maxValue={maxValue}
      valueLabel={valueLabel}
      isIndeterminate={isIndeterminate}
      className={cx('nz:grid nz:gap-2', className)}
      {...props}
    >
      {({ percentage }) => (
        <>
          <span
            className={
              isLabelHidden
                ? 'nz:sr-only'
                : 'nz:flex nz:flex-wrap nz:items-baseline nz:justify-between nz:gap-x-4 nz:text-sm'
            }
          >
            <span id={labelId} data-slot="progress-rail-label" className="nz:font-semibold">
              {label}
            </span>
            {isIndeterminate ? null : (
              <span data-slot="progress-rail-value" className="nz:text-text-muted nz:tabular-nums">
                {valueLabel}
              </span>
            )}
          </span>
          <ProgressTrack percentage={percentage} tone={tone} />
        </>
      )}
    </ProgressBar>
  );
}
