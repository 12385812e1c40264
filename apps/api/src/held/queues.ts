import { heldQueues } from '../jobs/held.ts';
import type { Held } from '../jobs/held-queue.ts';
import { held as mail } from '../mail/held.ts';
import { subjects } from '../subjects.ts';

const all: readonly Held[] = [mail, ...subjects.flatMap(({ held }) => held ?? [])];

/** What goes outward by itself, in the order in which it is shown. */
export const queues: readonly Held[] = heldQueues.flatMap((queue) => all.filter((one) => one.queue === queue));
