import { type AirQualityBand, airQualityBands } from '@nzete/domain';
import { heatIndex } from '../heat-index.ts';
import { descriptions, titles } from '../messages.ts';
import type { ClimateAlert, ClimateRecord } from '../schemas.ts';
import { levelNames, rules as sentences } from './messages.ts';

type Name = (typeof titles)[keyof typeof titles] | (typeof levelNames)[keyof typeof levelNames];

interface Level extends Pick<ClimateAlert, 'type' | 'severity'> {
  /** The threshold. */
  from: number;
  /** What the authority calls it: a message, or a number of a scale. */
  name: Name | string;
  title: Name;
  description: (typeof descriptions)[keyof typeof descriptions];
}

export interface Rule {
  id: string;
  measure(record: ClimateRecord): number | null;
  rule: (typeof sentences)[keyof typeof sentences];
  source: string;
  /** The most severe first. */
  levels: Level[];
}

const danger = { type: 'danger', severity: 'high' } as const;
const warning = { type: 'warning', severity: 'medium' } as const;
const notice = { type: 'info', severity: 'low' } as const;

/** The bands of the air that make an alert. */
const airLevels: Record<Exclude<AirQualityBand, 'good' | 'moderate'>, Omit<Level, 'from'>> = {
  sensitive: {
    name: levelNames.sensitive,
    ...notice,
    title: titles.sensitiveAir,
    description: descriptions.sensitiveAir,
  },
  unhealthy: { name: levelNames.unhealthy, ...warning, title: titles.badAir, description: descriptions.badAir },
  veryUnhealthy: {
    name: levelNames.veryUnhealthy,
    ...danger,
    title: titles.veryBadAir,
    description: descriptions.veryBadAir,
  },
  hazardous: {
    name: levelNames.hazardous,
    ...danger,
    title: titles.hazardousAir,
    description: descriptions.hazardousAir,
  },
};

/**
 * The thresholds and their sources:
 * - Heat index in °C, US National Weather Service: "danger" from 41, "extreme danger" from 54.
 *   "Extreme caution" (from 32) is an ordinary afternoon in Kinshasa, so it makes no alert.
 * - Rain in mm per hour, WMO Guide to Instruments (No. 8): "heavy" from 10, "violent" from 50.
 * - Wind, ten-metre mean in km/h, Beaufort: force 7 from 50 (waves overturn canoes), force 9 from
 *   75 (roofs are damaged).
 * - US air quality index, US EPA: "unhealthy for sensitive groups" from 101, "unhealthy" from 151,
 *   "very unhealthy" from 201, "hazardous" from 301.
 */
export const weatherRules: readonly Rule[] = [
  {
    id: 'heat',
    measure: ({ temperature, humidity }) =>
      temperature === null || humidity === null ? null : heatIndex(temperature, humidity),
    rule: sentences.heat,
    source: 'Open-Meteo',
    levels: [
      {
        from: 54,
        name: levelNames.extremeDanger,
        ...danger,
        title: titles.extremeHeat,
        description: descriptions.heat,
      },
      { from: 41, name: levelNames.danger, ...warning, title: titles.heat, description: descriptions.heat },
    ],
  },
  {
    id: 'rain',
    measure: ({ precipitation }) => precipitation,
    rule: sentences.rain,
    source: 'Open-Meteo',
    levels: [
      { from: 50, name: levelNames.violent, ...danger, title: titles.violentRain, description: descriptions.rain },
      { from: 10, name: levelNames.heavy, ...warning, title: titles.rain, description: descriptions.rain },
    ],
  },
  {
    id: 'wind',
    measure: ({ windSpeed }) => windSpeed,
    rule: sentences.wind,
    source: 'Open-Meteo',
    levels: [
      { from: 75, name: '9', ...danger, title: titles.gale, description: descriptions.wind },
      { from: 50, name: '7', ...warning, title: titles.wind, description: descriptions.wind },
    ],
  },
  {
    id: 'air',
    measure: ({ airQuality }) => airQuality,
    rule: sentences.air,
    source: 'CAMS, Open-Meteo',
    levels: airQualityBands
      .toReversed()
      .flatMap(({ band, from }) => (band === 'good' || band === 'moderate' ? [] : [{ from, ...airLevels[band] }])),
  },
];
