import { expect, test } from 'vitest';
import { curveOf, daysOf, type HistoryPoint } from './history.ts';

const point = (time: string, temperature: number | null): HistoryPoint => ({
  time: `2026-05-${time}:00Z`,
  temperature,
  humidity: null,
  windSpeed: null,
  airQuality: null,
});

test('[PORTAL-07] the curve goes from the first to the last reading, between the lowest and the highest', () => {
  const curve = curveOf([point('30T10:00', 20), point('30T11:00', 30), point('30T12:00', 25)], 'temperature');
  expect(curve).toMatchObject({ lowest: 20, highest: 30, last: { value: 25, y: 0.5 } });
  expect(curve?.path).toBe('M0.0 160.0L300.0 0.0L600.0 80.0');
});

test('the curve is interrupted where hours have no record', () => {
  const points = [point('30T10:00', 20), point('30T11:00', null), point('30T12:00', 22), point('30T20:00', 24)];
  const curve = curveOf(points, 'temperature');
  expect(curve?.path).toBe('M0.0 160.0L120.0 80.0M600.0 0.0');
  expect(curve?.area).toBe('M0.0 160L0.0 160.0L120.0 80.0V160ZM600.0 160L600.0 0.0V160Z');
});

test('a constant value is a horizontal line, and a single reading has no curve', () => {
  expect(curveOf([point('30T10:00', 20), point('30T11:00', 20)], 'temperature')?.path).toBe('M0.0 160.0L600.0 160.0');
  expect(curveOf([point('30T10:00', 20)], 'temperature')).toBeUndefined();
  expect(curveOf([point('30T10:00', 20)], 'humidity')).toBeUndefined();
});

test('each day has its lowest and its highest value', () => {
  const points = [point('30T10:00', 20), point('30T11:00', 30), point('31T10:00', 25), point('31T11:00', null)];
  expect(daysOf(points, 'temperature', (time) => time.slice(0, 10))).toEqual([
    { time: '2026-05-30T10:00:00Z', lowest: 20, highest: 30 },
    { time: '2026-05-31T10:00:00Z', lowest: 25, highest: 25 },
  ]);
});
