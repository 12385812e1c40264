/** `null` where the source gave nothing. Units as in `climate/schemas.ts`; kept for 90 days. */
export interface ClimateRecordTable {
  /** ISO 3166-2; unique together with `observed_at`. */
  province: string;
  observed_at: string;
  fetched_at: string;
  temperature: number | null;
  humidity: number | null;
  wind_speed: number | null;
  visibility: number | null;
  /** A rate, in mm an hour, of the quarter of an hour before: never add it up to a sum. */
  precipitation: number | null;
  air_quality: number | null;
  /** WMO code table 4677, as used by Open-Meteo. */
  weather_code: number | null;
  /** 1 by day, 0 by night; `null` in records from before it was fetched. */
  is_day: number | null;
}

/** The server that fetches, and until when (see `climate/lease.ts`). */
interface ClimateLeaseTable {
  name: string;
  holder: string;
  expires_at: string;
}

declare module '../db/types.ts' {
  interface Database {
    climate_record: ClimateRecordTable;
    climate_lease: ClimateLeaseTable;
  }
}
