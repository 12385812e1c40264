'use client';

import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { weekDaysMessages } from './WeekDays.messages.ts';

/** How much of a day: all of it, part of it, or none. */
export type DayShare = 'whole' | 'part' | 'none';

export interface WeekDaysProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Seven, from Monday. */
  days: readonly DayShare[];
  /** The same in words, localised: "Saturday and Sunday". Screen readers read it. */
  label: string;
}

/**
 * The days of a week that something takes: seven diamonds from Monday to Sunday, full for a whole
 * day, half full for part of a day.
 *
 * Slots: `week-days`, `week-days-day`.
 *
 * @example
 * <WeekDays
 *   days={['none', 'none', 'none', 'none', 'none', 'whole', 'whole']}
 *   label="Saturday and Sunday"
 * />
 */
export function WeekDays({ days, label, className, ...props }: WeekDaysProps) {
  const initials = useIntl().formatMessage(weekDaysMessages.initials).split(' ');
  return (
    <span
      role="img"
      aria-label={label}
      data-slot="week-days"
      className={cx('nz:flex nz:flex-wrap nz:gap-1', className)}
      {...props}
    >
      {days.map((share, day) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week
          key={day}
          aria-hidden="true"
          data-slot="week-days-day"
          data-share={share}
          className={cx(
            'nz:grid nz:w-6 nz:justify-items-center nz:gap-1 nz:text-xs nz:leading-none nz:font-semibold',
            share === 'none' ? 'nz:text-text-muted' : 'nz:text-text',
          )}
        >
          <svg
            aria-hidden="true"
            viewBox="-11 -11 22 22"
            className={cx('nz:size-5.5', share === 'none' ? 'nz:text-control' : 'nz:text-sign')}
          >
            <path d={shapes[share]} className="nz:fill-current nz:rtl:-scale-x-100" />
            <path d={diamond} className="nz:fill-transparent nz:stroke-current nz:stroke-[1.5]" />
          </svg>
          {initials[day]}
        </span>
      ))}
    </span>
  );
}

const diamond = 'M0-9.9L9.9 0L0 9.9L-9.9 0Z';
const shapes = { whole: diamond, part: 'M0-9.9V9.9L-9.9 0Z', none: '' };
