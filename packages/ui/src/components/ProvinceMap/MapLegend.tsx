'use client';

import { airQualityBands } from '@nzete/domain';
import { useIntl } from 'react-intl';
import { climateMessages } from '../../internal/climate/climate.messages.ts';
import { type ClimateMeasure, stepsOf } from '../../internal/climate/climate.ts';
import { useClimateFormat } from '../../internal/climate/useClimateFormat.ts';
import { cx } from '../../internal/cx.ts';
import { airQualityBadgeMessages as bands } from '../AirQualityBadge/AirQualityBadge.messages.ts';
import { provinceMapMessages as texts } from './ProvinceMap.messages.ts';
import { ramps } from './ProvinceMap.variants.ts';

const airBands = airQualityBands.map(({ band }) => bands[band]);

/** What each colour of the map means. */
export function MapLegend({ measure }: { measure: ClimateMeasure }) {
  const { formatMessage } = useIntl();
  const { short } = useClimateFormat();
  const lowest = stepsOf[measure];
  const units = {
    temperature: '°C',
    humidity: '%',
    windSpeed: 'km/h',
    airQuality: formatMessage(texts.index),
    population: formatMessage(texts.millions),
  };
  const range = (step: number): string => {
    const from = lowest[step - 1];
    const to = lowest[step];
    if (from === undefined) return formatMessage(texts.below, { value: short(measure, to ?? 0) });
    if (to === undefined) return formatMessage(texts.above, { value: short(measure, from) });
    return formatMessage(texts.between, { from: short(measure, from), to: short(measure, to) });
  };
  return (
    <figcaption data-slot="province-map-legend" className="nz:grid nz:gap-2 nz:text-sm">
      <span className="nz:font-semibold">
        {formatMessage(texts.unit, { measure: formatMessage(climateMessages[measure]), unit: units[measure] })}
      </span>
      <ul className="nz:flex nz:flex-wrap nz:gap-x-5 nz:gap-y-1.5">
        {ramps[measure].map((colours, step) => (
          <li key={colours} className="nz:flex nz:items-center nz:gap-2.5">
            <i aria-hidden="true" className={cx('nz:ms-1 nz:size-3.5 nz:shrink-0 nz:rotate-45', colours)} />
            {range(step)}
            {measure === 'airQuality' && airBands[step] ? ` · ${formatMessage(airBands[step])}` : null}
          </li>
        ))}
      </ul>
    </figcaption>
  );
}
