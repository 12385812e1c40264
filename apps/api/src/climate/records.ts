import type { Store } from '../db/types.ts';
import type { ClimateRecordTable } from './tables.ts';

const RETENTION_MS = 90 * 24 * 3_600_000;
/** All provinces are stored at once; their times may differ by a quarter of an hour. */
const BATCH_MS = 3_600_000;

/** Fetched weather of one province, before it is stored. */
export type Observation = Omit<ClimateRecordTable, 'fetched_at'>;

/** An existing time is overwritten, but not an air quality with null. */
export async function storeObservations({ db }: Store, observations: Observation[], fetchedAt: Date): Promise<void> {
  const fetched_at = fetchedAt.toISOString();
  const oldest = new Date(fetchedAt.getTime() - RETENTION_MS).toISOString();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('climate_record')
      .values(observations.map((observation) => ({ ...observation, fetched_at })))
      .onConflict((conflict) =>
        conflict.columns(['province', 'observed_at']).doUpdateSet((eb) => ({
          fetched_at: eb.ref('excluded.fetched_at'),
          temperature: eb.ref('excluded.temperature'),
          humidity: eb.ref('excluded.humidity'),
          wind_speed: eb.ref('excluded.wind_speed'),
          visibility: eb.ref('excluded.visibility'),
          precipitation: eb.ref('excluded.precipitation'),
          weather_code: eb.ref('excluded.weather_code'),
          is_day: eb.ref('excluded.is_day'),
          air_quality: eb.fn.coalesce('excluded.air_quality', 'climate_record.air_quality'),
        })),
      )
      .execute();
    await trx.deleteFrom('climate_record').where('observed_at', '<', oldest).execute();
  });
}

/** When any server last fetched records; `undefined` for never. */
export async function lastFetch({ db }: Store): Promise<Date | undefined> {
  const row = await db
    .selectFrom('climate_record')
    .select('fetched_at')
    .orderBy('observed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && new Date(row.fetched_at);
}

/** When air quality was last fetched; `undefined` for never. */
export async function lastAirFetch({ db }: Store): Promise<Date | undefined> {
  const row = await db
    .selectFrom('climate_record')
    .select('fetched_at')
    .where('air_quality', 'is not', null)
    .orderBy('observed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && new Date(row.fetched_at);
}

/**
 * The newest row of each province that has one within an hour of the newest of all. Air quality is
 * fetched less often than the weather: a row without it has that of the row before.
 */
export async function newestRows({ db }: Store): Promise<Map<string, ClimateRecordTable>> {
  const { newest } = await db
    .selectFrom('climate_record')
    .select((eb) => eb.fn.max('observed_at').as('newest'))
    .executeTakeFirstOrThrow();
  if (!newest) return new Map();
  const since = new Date(Date.parse(newest) - BATCH_MS).toISOString();
  const rows = await db
    .selectFrom('climate_record')
    .selectAll()
    .where('observed_at', '>=', since)
    .orderBy('observed_at')
    .execute();
  const newestOf = new Map<string, ClimateRecordTable>();
  for (const row of rows) {
    const air_quality = row.air_quality ?? newestOf.get(row.province)?.air_quality ?? null;
    newestOf.set(row.province, { ...row, air_quality });
  }
  return newestOf;
}

export function rowsSince({ db }: Store, province: string, since: Date): Promise<ClimateRecordTable[]> {
  return db
    .selectFrom('climate_record')
    .selectAll()
    .where('province', '=', province)
    .where('observed_at', '>=', since.toISOString())
    .orderBy('observed_at')
    .execute();
}
