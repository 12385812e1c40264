import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';

export interface TimelineDateProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The date as it is written, usually a year. */
  value: ReactNode;
  /** The date in ISO 8601. */
  dateTime: string;
  /** What happened then. */
  description: ReactNode;
}

/** A large date, for the `aside` of a `TimelineStop`. */
export function TimelineDate({ value, dateTime, description, className, ...props }: TimelineDateProps) {
  return (
    <p
      data-slot="timeline-date"
      className={cx('nz:grid nz:text-text-2 nz:lg:justify-items-end nz:lg:text-end', className)}
      {...props}
    >
      <time
        dateTime={dateTime}
        className="nz:type-number nz:text-[3rem] nz:large-text:text-[15vw] nz:text-sign nz:lg:text-[5.5rem]"
      >
        {value}
      </time>
      <span className="nz:text-md">{description}</span>
    </p>
  );
}
