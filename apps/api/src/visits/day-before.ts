const DAY_MS = 24 * 3_600_000;

/** The date that lies some days before a time, in UTC. */
export const dayBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
