import { describe, expect, test } from 'vitest';
import { allowed, growths, readBaseline } from './sizeBaseline.ts';

describe('a size that grows', () => {
  test('passes up to 5 % or 4 kB, whichever is more, and by a request', () => {
    expect([10_000, 80_000, 200_000].map((before) => allowed(before, 'bytes'))).toEqual([14_000, 84_000, 210_000]);
    expect([14, 40].map((before) => allowed(before, 'requests'))).toEqual([15, 42]);
  });

  test('is told with its page and its column', () => {
    const before = { '/': { html: 30_000, requests: 14 }, '/about': { html: 40_000, requests: 20 } };
    const grown = { '/': { html: 34_000, requests: 16 }, '/about': { html: 44_001, requests: 3 } };
    expect(growths(before, before)).toEqual([]);
    expect(growths(before, grown)).toEqual([
      { name: '/', column: 'requests', before: 14, now: 16, allowed: 15 },
      { name: '/about', column: 'html', before: 40_000, now: 44_001, allowed: 44_000 },
    ]);
  });

  test('does not pass if it could not be measured, is new, or has gone', () => {
    expect(growths({ a: { html: 1 } }, { a: { html: Number.NaN } })).toHaveLength(1);
    expect(growths({ old: { html: 1 } }, { fresh: { html: 1 } })).toEqual([
      { name: 'old', column: '', before: 0, allowed: 0 },
      { name: 'fresh', column: '', now: 0, allowed: 0 },
    ]);
  });
});

describe('the accepted sizes keep what is promised:', () => {
  const baseline = readBaseline();

  test('[SAVE-10] a first visit of the home page with Save-Data downloads at most 110,000 bytes, and no script', () => {
    expect(baseline['/ with Save-Data']?.bytes).toBeLessThanOrEqual(110_000);
    expect(baseline['/ with Save-Data']?.script).toBe(0);
  });

  test('[OFF-07] the service worker has at most 12 kB', () => {
    expect(baseline['Service worker']?.bytes).toBeLessThanOrEqual(12_000);
  });

  test('[PORTAL-01] the code that only the climate portal has is at most 70 kB, 20 kB for its charts', () => {
    expect(baseline['Code of the climate portal']?.bytes).toBeLessThanOrEqual(70_000);
    expect(baseline['Charts of the climate portal']?.bytes).toBeLessThanOrEqual(20_000);
  });
});
