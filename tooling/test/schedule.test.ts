import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { schedule } from './schedule.ts';
import { type Step, steps } from './steps.ts';

const step = (name: string, beside?: true): Step => ({
  name,
  title: name,
  checks: [],
  ...(beside && { beside }),
});

/** The order of starts and ends. The length of a step's name is its duration. */
async function log(chosen: Step[], atOnce: number): Promise<string> {
  const seen: string[] = [];
  await schedule(
    chosen,
    async ({ name }) => {
      seen.push(`+${name}`);
      for (let turn = 0; turn < name.length; turn += 1) await setImmediate();
      seen.push(`-${name}`);
    },
    atOnce,
  );
  return seen.join(' ');
}

const chosen = [step('a'), step('bbb', true), step('c', true), step('d', true), step('e'), step('f')];

test('steps run one after another, those that may run beside others in pairs', async () => {
  expect(await log(chosen, 2)).toBe('+a -a +bbb +c -c +d -d -bbb +e -e +f -f');
});

test('on one core every step runs alone', async () => {
  expect(await log(chosen, 1)).toBe('+a -a +bbb -bbb +c -c +d -d +e -e +f -f');
});

test('the build comes before everything that needs it, and beside nothing', () => {
  const build = steps.findIndex(({ name }) => name === 'build');
  expect(steps[build]?.beside).toBeUndefined();
  expect(steps.findIndex(({ needs }) => needs?.includes('build'))).toBeGreaterThan(build);
});
