import { availableParallelism } from 'node:os';
import type { Step } from './steps.ts';

/** Groups consecutive steps that may run at the same time. */
function groups(steps: readonly Step[]): Step[][] {
  const made: Step[][] = [];
  for (const step of steps) {
    const last = made.at(-1);
    if (step.beside && last?.[0]?.beside) last.push(step);
    else made.push([step]);
  }
  return made;
}

/** Runs the steps in order; those that may run at the same time run in pairs. */
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
