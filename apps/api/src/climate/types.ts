/** What the sky does, in the words of the documents. */
export type Condition = 'sunny' | 'partly cloudy' | 'cloudy' | 'rain' | 'snow';

/**
 * Where a record comes from: `open-meteo` was fetched recently; `stored` is the last one fetched, served because the
 * source does not answer; `sample` is typical weather for the month, served until the first one has been fetched.
 */
type ClimateSource = 'open-meteo' | 'stored' | 'sample';

/** The weather at one place and time; `null` where the source gave nothing. */
export interface Weather {
  /** °C, two metres above the ground. */
  temperature: number | null;
  /** Relative, in percent. */
  humidity: number | null;
  /** km/h, ten metres above the ground. */
  windSpeed: number | null;
  /** km. */
  visibility: number | null;
  /** mm per hour. */
  precipitation: number | null;
  /** Air quality index of the US EPA: 0 is clean, above 300 is hazardous. */
  airQuality: number | null;
  condition: Condition | null;
}

/** The weather of one of the 26 provinces, measured at its capital. */
export interface ClimateRecord extends Weather {
  /** ISO 3166-2, such as `CD-KN`. */
  code: string;
  province: string;
  capital: string;
  /** Inhabitants of the province, 2019 estimate. */
  population: number;
  /** ISO-8601 UTC: when the source says this weather was; for a sample, the hour that it represents. */
  lastUpdated: string;
  source: ClimateSource;
}

/** One point of a province's history. */
export interface ClimateHistoryPoint extends Weather {
  /** ISO-8601 UTC. */
  time: string;
  source: Exclude<ClimateSource, 'stored'>;
}

/** Something that people should know, derived from the records by a stated rule. Texts are in the asked language. */
export interface ClimateAlert {
  /** Stays the same for as long as the alert lasts: `heat-CD-KN`. */
  id: string;
  title: string;
  type: 'warning' | 'danger' | 'info';
  severity: 'high' | 'medium' | 'low';
  /** Name of the province; for all of them, words that say so. */
  province: string;
  description: string;
  /** ISO-8601 UTC: time of the record that it comes from. */
  timestamp: string;
  source: string;
  /** The rule that made it, with its threshold and whose threshold that is. */
  rule: string;
}
