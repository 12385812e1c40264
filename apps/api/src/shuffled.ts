import { randomInt } from 'node:crypto';

/** In any order, each as likely as the others (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], random: (below: number) => number = randomInt): Item[] {
  const rest = [...items];
  const mixed: Item[] = [];
  while (rest.length > 0) mixed.push(...rest.splice(random(rest.length), 1));
  return mixed;
}
