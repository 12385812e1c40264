'use client';

import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { cx } from '../../internal/cx.ts';
import { useByteSize } from '../../internal/useByteSize.ts';
import { SampleMark } from '../../primitives/SampleMark/SampleMark.tsx';
import { visitWeightMessages as texts } from './VisitWeight.messages.ts';

/** What mobile data costs, as published. */
export interface DataPrice {
  /** For a megabyte, 1,000,000 bytes. */
  amount: number;
  /** As written after an amount: `FC`. */
  currency: string;
  /** Who published it. */
  source: string;
  /** When: `2020-07-08`. */
  date: string;
  /** An example until the foundation has given one. */
  isSample?: boolean;
}

export interface VisitWeightProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** What the visit has downloaded so far, measured by the browser. */
  bytes: number;
  price: DataPrice;
}

const MEGABYTE = 1_000_000;

/**
 * What the visitor has downloaded during this visit, and about what that costs.
 *
 * Slots: `visit-weight`.
 *
 * @example <VisitWeight bytes={188_000} price={{ amount: 14, currency: 'FC', source: 'Financial Afrik', date: '2020-07-08' }} />
 */
export function VisitWeight({ bytes, price, className, ...props }: VisitWeightProps) {
  const { number, date } = useFormat();
  const size = useByteSize();
  // Two digits: more would be more exact than the price is.
  const money = (amount: number) =>
    `${number(amount, { maximumFractionDigits: amount < 1 ? 2 : amount < 10 ? 1 : 0 })} ${price.currency}`;
  return (
    <p
      data-slot="visit-weight"
      className={cx('nz:flex nz:flex-wrap nz:items-center nz:gap-x-3 nz:text-sm nz:text-text-muted', className)}
      {...props}
    >
      <span className="nz:bare">
        <FormattedMessage
          {...texts.weight}
          values={{
            size: size(bytes),
            cost: money((bytes / MEGABYTE) * price.amount),
            price: money(price.amount),
            source: price.source,
            date: date(price.date, 'month'),
          }}
        />
      </span>
      {price.isSample ? <SampleMark description={null} /> : null}
    </p>
  );
}
