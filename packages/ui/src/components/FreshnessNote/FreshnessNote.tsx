'use client';

import { STALE_MINUTES } from '@nzete/domain';
import { type ComponentProps, type ReactNode, useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../format/index.ts';
import { cx } from '../../internal/cx.ts';
import { useNow } from '../../internal/useNow.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { FigureGroupContext } from '../../primitives/Figure/FigureGroup.tsx';
import { ageOf } from './ageOf.ts';
import { freshnessNoteMessages as texts } from './FreshnessNote.messages.ts';

export interface FreshnessNoteProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** ISO 8601: the time of the figures. */
  asOf: string;
  /**
   * The source, as text or a link.
   * @default that of the `FigureGroup` around it
   */
  source?: ReactNode;
  /**
   * The age in minutes from which they are marked as out of date.
   * @default 60
   */
  staleAfter?: number;
  /**
   * Marks them as samples, shown until the real figures have loaded. Samples are never out of date.
   * @default that of the `FigureGroup` around it, or false
   */
  isSample?: boolean;
  /**
   * The IANA time zone of the place of the figures.
   * @default that of the provider
   */
  timeZone?: string | undefined;
}

/**
 * The age and source of figures. The age is rendered after mounting and kept up to date. In a
 * `FigureGroup` it replaces the FigureNote for figures with a time of day. The time is that of the
 * provider's `timeZone`, named by its `timeZoneName`, or that of another `timeZone`.
 *
 * Slots: `freshness-note`, `freshness-note-age`.
 *
 * @example
 * <FreshnessNote
 *   asOf={record.lastUpdated}
 *   source={<Link href="https://open-meteo.com/">Open-Meteo</Link>}
 * />
 */
export function FreshnessNote({
  asOf,
  source: ownSource,
  staleAfter = STALE_MINUTES,
  isSample: isOwnSample,
  timeZone,
  className,
  ...props
}: FreshnessNoteProps) {
  const group = useContext(FigureGroupContext);
  const source = ownSource ?? group?.source?.label;
  const isSample = isOwnSample ?? group?.isSample ?? false;
  const { date, zone } = useFormat();
  const now = useNow();
  const minutes = now === null ? null : (now - Date.parse(asOf)) / 60_000;
  return (
    <p
      id={group?.noteId}
      data-slot="freshness-note"
      className={cx(
        'nz:flex nz:flex-wrap nz:items-center nz:gap-x-3 nz:gap-y-1 nz:text-sm nz:text-text-muted',
        className,
      )}
      {...props}
    >
      {isSample ? (
        <Badge tone="line">
          <FormattedMessage {...texts.sample} />
        </Badge>
      ) : minutes !== null && minutes > staleAfter ? (
        <Badge tone="warning">
          <FormattedMessage {...texts.stale} />
        </Badge>
      ) : null}
      <time dateTime={asOf} className="nz:bare">
        <FormattedMessage
          {...texts.asOf}
          values={{
            date: date(asOf, 'date', timeZone),
            time: date(asOf, 'time', timeZone),
            zone: zone(asOf, timeZone),
          }}
        />
      </time>
      {minutes === null ? null : <Age minutes={minutes} />}
      {source === undefined ? null : (
        <span className="nz:bare">
          <FormattedMessage {...texts.source} /> {source}
        </span>
      )}
    </p>
  );
}

function Age({ minutes }: { minutes: number }) {
  const { number } = useFormat();
  const { unit, count } = ageOf(minutes);
  return (
    <span data-slot="freshness-note-age" className="nz:bare">
      <FormattedMessage {...texts[unit]} values={{ count: number(count), days: count }} />
    </span>
  );
}
