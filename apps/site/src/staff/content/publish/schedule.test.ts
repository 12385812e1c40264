import { expect, test } from 'vitest';
import { momentIn, partsOfMoment } from './schedule.ts';

test('[CONTENT-38] a day and a time are those of Kinshasa, and come back as they were', () => {
  expect(momentIn('2026-11-30', '08:00')).toBe('2026-11-30T07:00:00.000Z');
  expect(partsOfMoment('2026-11-30T07:00:00.000Z')).toEqual({ day: '2026-11-30', time: '08:00' });
  expect(partsOfMoment('2026-11-29T23:30:00.000Z')).toEqual({ day: '2026-11-30', time: '00:30' });
  expect(momentIn('', '08:00')).toBeUndefined();
});
