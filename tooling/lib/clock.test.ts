import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { clockEnvironment, clockShift, inheritedClock } from './clock.ts';
import { shiftDate } from './shiftDate.mjs';

/** What a new Node process prints with these variables. */
const printed = (variables: Record<string, string>, script: string) =>
  execFileSync(process.execPath, ['-e', script], { env: { ...process.env, ...variables }, encoding: 'utf8' }).trim();

const minute = `new Date().toISOString().slice(0, 16)`;

/** Prints the day and the minute in a thread, which loads what a process loads before its program. */
const inWorker = `
  const file = require('node:path').join(require('node:fs').mkdtempSync(require('node:os').tmpdir() + '/nzete-clock-'), 'a.cjs');
  require('node:fs').writeFileSync(file, ${JSON.stringify(`console.log(new Date().getDate(), ${minute})`)});
  new (require('node:worker_threads').Worker)(file)
    .on('exit', () => require('node:fs').rmSync(require('node:path').dirname(file), { recursive: true }))`;

describe('a moved clock', () => {
  test('runs from the time in the zone, in the process and in all that it starts', () => {
    const variables = clockEnvironment('2028-02-29T12:00:20', 'Pacific/Kiritimati');
    expect(printed(variables, `console.log(${minute})`)).toBe('2028-02-28T22:00');
    const child = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(inWorker)}], { stdio: 'inherit' })`;
    expect(printed(variables, child)).toBe('29 2028-02-28T22:00');
  });

  test('is asked for twice and moved once', () => {
    const once = clockEnvironment('2027-02-28T12:00:20Z');
    expect(clockEnvironment('2027-02-28T12:00:20Z', undefined, once).NODE_OPTIONS).toBe(once.NODE_OPTIONS);
    expect(
      printed({ ...once, ...clockEnvironment('2026-12-31T23:59:20Z', 'UTC', once) }, `console.log(${minute})`),
    ).toBe('2026-12-31T23:59');
  });

  test('refuses what is no time and no zone', () => {
    expect(() => clockEnvironment('tomorrow')).toThrow('Write it as');
    expect(() => clockEnvironment('2027-02-28', 'Africa/Nowhere')).toThrow('Africa/Nowhere');
    expect(clockEnvironment(undefined, 'Africa/Kinshasa')).toEqual({ TZ: 'Africa/Kinshasa' });
  });

  test('is handed on to a process that gets few variables', () => {
    const env = { ...clockEnvironment('2027-02-28T12:00Z', 'Africa/Kinshasa'), HOME: '/' };
    expect(Object.keys(inheritedClock(env)).toSorted()).toEqual(['NODE_OPTIONS', 'NZETE_CLOCK_SHIFT', 'TZ']);
    expect(inheritedClock({ NODE_OPTIONS: '--inspect' })).toEqual({});
  });

  test('has no way around it, and leaves given times', () => {
    const realm: { seen?: unknown } = {};
    runInNewContext(
      `(${shiftDate})(1e12);
      class Later extends Date {}
      const made = [new Date(), new Date().constructor.now(), new Later(), Date.parse(Date())].map(Number);
      seen = {
        moved: made.every((time) => time > ${Date.now() - clockShift()} + 1e12 - 60_000),
        kinds: [new Date() instanceof Date, new Later() instanceof Later, Date.name, Date.length],
        given: [new Date(5).getTime(), new Date(2028, 1, 29).getMonth(), Date.UTC(1970, 0)],
      };`,
      realm,
    );
    expect(realm.seen).toEqual({ moved: true, kinds: [true, true, 'Date', 7], given: [5, 1, 0] });
  });
});
