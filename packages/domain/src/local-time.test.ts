import { expect, test } from 'vitest';
import { localTime } from './local-time.ts';
import { provinces } from './provinces.ts';

test('[PORTAL-09] half an hour before midnight of each of the 26 places is on that day, with its offset', () => {
  for (const { timeZone } of provinces) {
    const offset = timeZone === 'Africa/Lubumbashi' ? 2 : 1;
    const instant = new Date(Date.UTC(2026, 10, 28, 23 - offset, 30)).toISOString();
    expect(localTime(instant, timeZone)).toBe(`2026-11-28T23:30:00+0${offset}:00`);
  }
});
