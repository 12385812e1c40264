import { fail } from '../lib/setup.mjs';
import { type Step, steps } from './steps.ts';

/**
 * The named steps, or `all`; without names the quick checks. The build is added if a step needs it.
 */
export function choose(names: string[]): Step[] {
  if (names.length === 0) return withChecks(steps.map((step) => ({ ...step, ...step.quick })));
  if (names.includes('all')) return withChecks(steps);
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) fail(`No such step: ${unknown.join(', ')}. npm run test -- --list shows them.`);
  const isNamed = ({ name }: Step) => names.includes(name);
  const build = steps.some((step) => isNamed(step) && step.needs?.includes('build'));
  return steps
    .filter((step) => isNamed(step) || (build && step.name === 'build'))
    .map((step) => (isNamed(step) ? { ...step, checks: [...step.checks, ...(step.ifNamed ?? [])] } : step));
}

/** Some steps have checks only if they are named. */
const withChecks = (chosen: Step[]) => chosen.filter(({ checks }) => checks.length > 0);

/** What the quick run leaves out, as a sentence; nothing if steps are named. */
export function leftOut(names: readonly string[]): string | undefined {
  if (names.length > 0) return undefined;
  const shorter = steps.filter(({ quick, checks }) => quick && (checks.length > 0 || quick.checks.length > 0));
  return `Not run, or only in part: ${shorter.map(({ name }) => name).join(', ')}: npm run test -- all runs them whole`;
}
