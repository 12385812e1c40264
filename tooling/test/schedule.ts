import { availableParallelism } from 'node:os';
import type { Step } from './steps.ts';

/** The steps in their order; those that follow each other and may run beside others are together. */
function groups(steps: readonly Step[]): Step[][] {
  const made: Step[][] = [];
  for (const step of steps) {
    const last = made.at(-1);
    if (step.beside && last?.[0]?.beside) last.push(step);
    else made.push([step]);
  }
  return made;
}

/** Runs every step once, in their order: one after another, but for those that may run beside others, which run in pairs. */
export async function schedule(
  steps: readonly Step[],
  run: (step: Step) => Promise<void>,
  atOnce = Math.min(2, availableParallelism()),
): Promise<void> {
  for (const group of groups(steps)) {
    const work = async () => {
      for (let step = group.shift(); step; step = group.shift()) await run(step);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
}
