import { airQualityBands, type ClimateCondition } from '@nzete/domain';

export { type AirQualityBand, airQualityBand, type ClimateCondition } from '@nzete/domain';

/** The current weather of a province, as in the API; `null` for missing values. */
export interface ProvinceRecord {
  /** ISO 3166-2: `CD-KN`. */
  code: string;
  province: string;
  capital: string;
  /** The IANA time zone of the capital; without it its times are in the provider's. */
  timeZone?: string | undefined;
  /** Inhabitants. */
  population: number;
  /** °C. */
  temperature: number | null;
  /** Percent. */
  humidity: number | null;
  /** km/h. */
  windSpeed: number | null;
  /** km. */
  visibility: number | null;
  /** US air quality index. */
  airQuality: number | null;
  condition: ClimateCondition | null;
  /** ISO 8601: the time of the observation. */
  lastUpdated: string;
}

/** The numeric values of a record. */
export type ClimateValue = 'temperature' | 'humidity' | 'windSpeed' | 'visibility' | 'airQuality' | 'population';

/** The measures that can colour the map. */
export const climateMeasures = ['temperature', 'humidity', 'windSpeed', 'airQuality', 'population'] as const;
export type ClimateMeasure = (typeof climateMeasures)[number];

/** The two letters on a tile. */
export const shortCode = (code: string) => code.slice(-2);

/** The lower bound of each colour step of the map except the first. */
export const stepsOf: Readonly<Record<ClimateMeasure, readonly number[]>> = {
  temperature: [20, 23, 26, 29, 31],
  humidity: [40, 55, 70, 80, 90],
  windSpeed: [5, 10, 15, 25, 50],
  airQuality: airQualityBands.slice(1).map(({ from }) => from),
  population: [2_000_000, 3_000_000, 4_000_000, 6_000_000, 8_000_000],
};

/** The step of a value, from 0. */
export const stepOf = (measure: ClimateMeasure, value: number) =>
  stepsOf[measure].filter((lowest) => Math.round(value) >= lowest).length;
