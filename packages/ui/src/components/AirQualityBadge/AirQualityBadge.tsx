'use client';

import { type ComponentProps, useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../format/index.ts';
import { climateMessages } from '../../internal/climate/climate.messages.ts';
import { airQualityBand } from '../../internal/climate/climate.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { FigureGroupContext } from '../../primitives/Figure/FigureGroup.tsx';
import { airQualityBadgeMessages } from './AirQualityBadge.messages.ts';

export interface AirQualityBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** US air quality index; null where there is no reading. */
  index: number | null;
}

const tones = { good: 'success', moderate: 'warning', sensitive: 'give', unhealthy: 'error' } as const;

/**
 * The air quality index, and its band in words.
 *
 * Slots: `air-quality-badge`.
 *
 * @example <AirQualityBadge index={64} />
 */
export function AirQualityBadge({ index, ...props }: AirQualityBadgeProps) {
  const { number } = useFormat();
  const note = useContext(FigureGroupContext)?.noteId;
  if (index === null) {
    return (
      <Badge data-slot="air-quality-badge" {...props}>
        <FormattedMessage {...climateMessages.noReading} />
      </Badge>
    );
  }
  const band = airQualityBand(index);
  return (
    <Badge tone={tones[band]} data-slot="air-quality-badge" data-band={band} {...props}>
      <data data-slot="figure" value={index} aria-describedby={note} className="nz:bare">
        {number(index, { maximumFractionDigits: 0 })}
        {' · '}
        <FormattedMessage {...airQualityBadgeMessages[band]} />
      </data>
    </Badge>
  );
}
