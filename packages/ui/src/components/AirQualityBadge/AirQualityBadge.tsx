'use client';

import { type ComponentProps, useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../format/index.ts';
import { climateMessages } from '../../internal/climate/climate.messages.ts';
import { type AirQualityBand, airQualityBand } from '../../internal/climate/climate.ts';
import { cx } from '../../internal/cx.ts';
import { Badge, type BadgeProps } from '../../primitives/Badge/Badge.tsx';
import { FigureGroupContext } from '../../primitives/Figure/FigureGroup.tsx';
import { ramps } from '../ProvinceMap/ProvinceMap.variants.ts';
import { airQualityBadgeMessages } from './AirQualityBadge.messages.ts';

export interface AirQualityBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** US air quality index; null where there is no reading. */
  index: number | null;
}

/** The worst two have the colours of the map, which are darker than any tone. */
const looks: Readonly<Record<AirQualityBand, { tone?: BadgeProps['tone']; className?: string }>> = {
  good: { tone: 'success' },
  moderate: { tone: 'warning' },
  sensitive: { tone: 'give' },
  unhealthy: { tone: 'error' },
  veryUnhealthy: { className: ramps.airQuality[4] ?? '' },
  hazardous: { className: ramps.airQuality[5] ?? '' },
};

/**
 * The air quality index, and its band in words.
 *
 * Slots: `air-quality-badge`, `figure`.
 *
 * @example <AirQualityBadge index={64} />
 */
export function AirQualityBadge({ index, className, ...props }: AirQualityBadgeProps) {
  const { number } = useFormat();
  const note = useContext(FigureGroupContext)?.noteId;
  if (index === null) {
    return (
      <Badge data-slot="air-quality-badge" className={className} {...props}>
        <FormattedMessage {...climateMessages.noReading} />
      </Badge>
    );
  }
  const band = airQualityBand(index);
  const look = looks[band];
  return (
    <Badge
      tone={look.tone}
      data-slot="air-quality-badge"
      data-band={band}
      className={cx(look.className, className)}
      {...props}
    >
      <data data-slot="figure" value={index} aria-describedby={note} className="nz:bare">
        {number(index, { maximumFractionDigits: 0 })}
        {' · '}
        <FormattedMessage {...airQualityBadgeMessages[band]} />
      </data>
    </Badge>
  );
}
