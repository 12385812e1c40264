import { homeDay } from '@nzete/domain';

const DAY_MS = 24 * 3_600_000;

/** The date that lies some days before a time, in Kinshasa. */
export const dayBefore = (now: Date, days: number) => homeDay(new Date(now.getTime() - days * DAY_MS));
