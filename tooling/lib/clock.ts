/**
 * One clock for everything that is measured, recorded or tried on another day: a process that is
 * started with `clockEnvironment` runs from the given time, and so does all that it starts.
 *
 * The real time stays in what is no JavaScript: the files' times, certificates, and the database
 * (its own clock only counts requests, `apps/api/src/limits/database-counters.ts`).
 */

/** The time of all measurements and recordings, so that none of them changes with the day. */
export const FIXED_TIME = '2026-01-15T08:59:00Z';

const preload = `--import=${new URL('clock.mjs', import.meta.url)}`;

/** By how many milliseconds the clock of this process is moved. */
export const clockShift = (env: NodeJS.ProcessEnv = process.env): number => Number(env.NZETE_CLOCK_SHIFT ?? 0);

/**
 * The variables that move the clock of a new process.
 *
 * @param at a time in ISO 8601; without an offset it is that of `zone`
 * @param zone of the IANA, such as `Africa/Kinshasa`; otherwise the zone of this process
 */
export function clockEnvironment(at: string | undefined, zone?: string, env = process.env): Record<string, string> {
  const variables: Record<string, string> = { ...(zone && { TZ: zone }) };
  if (at === undefined) return variables;
  const shift = inZone(zone, () => Date.parse(at)) - (Date.now() - clockShift());
  if (Number.isNaN(shift)) throw new Error(`${at} is no time. Write it as 2028-02-29T12:00.`);
  const options = (env.NODE_OPTIONS ?? '').split(' ').filter((option) => option && option !== preload);
  return { ...variables, NZETE_CLOCK_SHIFT: String(shift), NODE_OPTIONS: [...options, preload].join(' ') };
}

/** The clock of this process, for one that is started with few variables of its own. */
export function inheritedClock(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const names = clockShift(env) === 0 ? ['TZ'] : ['TZ', 'NODE_OPTIONS', 'NZETE_CLOCK_SHIFT'];
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}

/** Calls `use` while this process is in another zone, which must exist. */
function inZone<T>(zone: string | undefined, use: () => T): T {
  if (!zone) return use();
  // Node takes an unknown zone for UTC; this throws.
  new Intl.DateTimeFormat('en', { timeZone: zone });
  const { env } = process;
  const before = env.TZ;
  env.TZ = zone;
  try {
    return use();
  } finally {
    if (before === undefined) delete env.TZ;
    else env.TZ = before;
  }
}
