/** Kinshasa is an hour ahead of UTC all year. */
const OFFSET = '+01:00';
const OFFSET_MS = 3_600_000;

/** `2026-11-30` and `08:00` in Kinshasa, as a moment in UTC. */
export function momentIn(day: string, time: string): string | undefined {
  const at = Date.parse(`${day}T${time}:00${OFFSET}`);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

/** The day and the time of a moment in Kinshasa; without one, tomorrow morning. */
export function partsOfMoment(at: string | null): { day: string; time: string } {
  const DAY_MS = 24 * OFFSET_MS;
  const here = new Date((at === null ? Date.now() + DAY_MS : Date.parse(at)) + OFFSET_MS).toISOString();
  return { day: here.slice(0, 10), time: at === null ? '08:00' : here.slice(11, 16) };
}
