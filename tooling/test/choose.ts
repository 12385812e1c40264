import { fail } from '../lib/setup.mjs';
import { type Step, steps } from './steps.ts';

/**
 * The named steps, or `all`; without names the quick checks. The build is added if a step needs it.
 */
export function choose(names: string[]): Step[] {
  // Some steps have no quick checks.
  if (names.length === 0)
    return steps.map((step) => ({ ...step, ...step.quick })).filter((step) => step.checks.length > 0);
  if (names.includes('all')) return steps;
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) fail(`No such step: ${unknown.join(', ')}. npm run test -- --list shows them.`);
  const named = steps.filter((step) => names.includes(step.name));
  const build = named.some((step) => step.needs?.includes('build'));
  return steps.filter((step) => named.includes(step) || (build && step.name === 'build'));
}
