import { expect, test } from 'vitest';
import { faultsOf } from './weakNetwork.ts';

const requests = Array.from({ length: 20_000 }, (_, index) => ({ method: 'GET', path: `/${index}`, earlier: 0 }));
const countOf = (share: number, seed: number, fault: string) => {
  const faultOf = faultsOf(share, seed);
  return requests.filter((sent) => faultOf(sent) === fault).length;
};

test('[SPEED-03] half of the share of requests is lost, and half is cut', () => {
  for (const seed of [1, 2, 3]) {
    expect(countOf(0.03, seed, 'lost')).toBeCloseTo(300, -2);
    expect(countOf(0.03, seed, 'cut')).toBeCloseTo(300, -2);
  }
});

test('[SPEED-03] the same requests are lost again with the same seed, others with another, and a repeated one may arrive', () => {
  const lostWith = (seed: number, earlier = 0) =>
    requests.filter((sent) => faultsOf(0.03, seed)({ ...sent, earlier })).map(({ path }) => path);
  expect(lostWith(1)).toEqual(lostWith(1));
  expect(lostWith(2)).not.toEqual(lostWith(1));
  const again = new Set(lostWith(1, 1));
  expect(lostWith(1).filter((path) => again.has(path)).length).toBeLessThan(60);
});
