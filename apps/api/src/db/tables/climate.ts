/**
 * The weather of one province at one time, as the source gave it; `null` where it gave nothing. Units are those of
 * `climate/types.ts`. Rows go after 90 days (see `climate/records.ts`).
 */
export interface ClimateRecordTable {
  /** ISO 3166-2; unique together with `observed_at`. */
  province: string;
  observed_at: string;
  fetched_at: string;
  temperature: number | null;
  humidity: number | null;
  wind_speed: number | null;
  visibility: number | null;
  precipitation: number | null;
  air_quality: number | null;
  /** WMO code table 4677, in the selection that Open-Meteo uses. */
  weather_code: number | null;
}

/** Which of several server processes fetches, until when (see `climate/lease.ts`). */
interface ClimateLeaseTable {
  name: string;
  holder: string;
  expires_at: string;
}

/** See `migrations/*-climate.ts`. */
export interface ClimateTables {
  climate_record: ClimateRecordTable;
  climate_lease: ClimateLeaseTable;
}
