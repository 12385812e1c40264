import { describe, expect, test } from 'vitest';
import { acquireLease, releaseLease } from '../src/climate/lease.ts';
import { temporaryPlace } from './support/place.ts';
import { HeldClock, MINUTE, openedStore, refresherOn, unreachable } from './support/refresher.ts';

describe('several servers on one database', () => {
  test('[API-04] one fetches, the others wait; when it stops, another goes on', async () => {
    const place = await temporaryPlace();
    const clock = new HeldClock();
    const a = refresherOn(await openedStore(place), clock);
    const b = refresherOn(await openedStore(place), clock);
    // The first is in the middle of its request when the second begins.
    let answer = () => {};
    const whole = a.source.fetch;
    const asked = new Promise<void>((resolve) => {
      a.source.fetch = async (signal, withAir) => {
        resolve();
        await new Promise<void>((go) => {
          answer = go;
        });
        return whole(signal, withAir);
      };
    });
    a.refresher.start();
    const first = a.turn();
    await asked;
    b.refresher.start();
    expect(await b.turn()).toBe('elsewhere');
    answer();
    expect(await first).toBe('stored');
    a.source.fetch = unreachable;
    clock.time += 10 * MINUTE;
    a.refresher.start();
    expect(await a.turn()).toBe('failed');
    b.refresher.start();
    expect(await b.turn()).toBe('elsewhere');
    expect([a.events.fetched, b.events.fetched]).toEqual([2, 0]);
    await a.refresher.stop();
    b.refresher.start();
    expect(await b.turn()).toBe('stored');
  });

  test('[API-04] one of two concurrent servers gets the lease; it can be renewed, lost and released', async () => {
    const place = await temporaryPlace();
    const [a, b] = [await openedStore(place), await openedStore(place)];
    const now = new Date('2025-06-01T08:30:00Z');
    const at = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);
    const got = await Promise.all([
      acquireLease(a, 'a', { now, until: at(2) }),
      acquireLease(b, 'b', { now, until: at(2) }),
    ]);
    expect(got.filter(Boolean)).toHaveLength(1);
    const [winner, loser] = got[0] ? (['a', 'b'] as const) : (['b', 'a'] as const);
    expect(await acquireLease(a, winner, { now: at(1), until: at(3) })).toBe(true);
    expect(await acquireLease(b, loser, { now: at(2.5), until: at(5) })).toBe(false);
    await releaseLease(b, loser);
    expect(await acquireLease(b, loser, { now: at(2.9), until: at(5) })).toBe(false);
    expect(await acquireLease(b, loser, { now: at(3.1), until: at(5) })).toBe(true);
    expect(await acquireLease(a, winner, { now: at(4), until: at(6) })).toBe(false);
    await releaseLease(b, loser);
    expect(await acquireLease(a, winner, { now: at(4), until: at(6) })).toBe(true);
  });
});
