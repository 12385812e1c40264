/** The weather condition. */
export type ClimateCondition = 'sunny' | 'partly cloudy' | 'cloudy' | 'rain' | 'snow';

/** The current weather of a province, as in the API; `null` for missing values. */
export interface ProvinceRecord {
  /** ISO 3166-2: `CD-KN`. */
  code: string;
  province: string;
  capital: string;
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

export type AirQualityBand = 'good' | 'moderate' | 'sensitive' | 'unhealthy';

/** The band of an air quality index: up to 50, up to 100, up to 150, above. */
export function airQualityBand(index: number): AirQualityBand {
  if (index <= 50) return 'good';
  if (index <= 100) return 'moderate';
  return index <= 150 ? 'sensitive' : 'unhealthy';
}

/** The lower bound of each colour step of the map except the first. */
export const stepsOf: Readonly<Record<ClimateMeasure, readonly number[]>> = {
  temperature: [20, 23, 26, 29, 31],
  humidity: [40, 55, 70, 80, 90],
  windSpeed: [5, 10, 15, 25, 50],
  airQuality: [51, 101, 151],
  population: [2_000_000, 3_000_000, 4_000_000, 6_000_000, 8_000_000],
};

/** The step of a value, from 0. */
export const stepOf = (measure: ClimateMeasure, value: number) =>
  stepsOf[measure].filter((lowest) => Math.round(value) >= lowest).length;
