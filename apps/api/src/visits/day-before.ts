import { homeDay } from '@nzete/domain';
import { DAY_MS } from '../durations.ts';

/** The date that lies some days before a time, in Kinshasa. */
export const dayBefore = (now: Date, days: number) => homeDay(new Date(now.getTime() - days * DAY_MS));
