/** `npm run held`: what waits for a person after a restore, and what becomes of it. */
import { parseArgs } from 'node:util';
import type { Store } from '../db/types.ts';
import { decideHeld, type HeldChoice, heldChoices } from '../held/decide.ts';
import { holdCopy, holdRestored } from '../held/hold.ts';
import { HttpError } from '../http/problems/problem.ts';
import { describeRestored, heldQueues, readRestored } from '../jobs/held.ts';
import { NEEDS_ACTION } from './check-lines.ts';
import { withStore } from './database.ts';
import { type Command, runCommand, UsageError } from './run.ts';
import { staffName } from './staff-name.ts';

const usage = `Usage: npm run held [-- <command> [--queue ${heldQueues.join(' | ')}] [--as NAME]]
After a restore nothing is sent, published or deleted by itself until someone decides. Without a command: what waits.
  unsent   sends only what was never sent
  rest     sends also what may have been sent already: some may get it twice
  drop     sends nothing of it
  hold     holds a copy, such as one on a test machine, as a restore does
Without --queue a decision is for all queues. What was sent after the backup is never sent again.`;

const options = { queue: { type: 'string' }, as: { type: 'string' } } as const;

async function show({ db }: Store): Promise<string> {
  const restored = await readRestored(db);
  if (!restored) return 'Nothing waits for a decision.\n';
  process.exitCode = NEEDS_ACTION;
  const lines = restored.queues.map(
    ({ queue, unsent, unknown, sent }) =>
      `  ${queue.padEnd(12)} never sent: ${unsent}, perhaps sent: ${unknown}, sent after the backup: ${sent}`,
  );
  return `${[describeRestored(restored), ...lines].join('\n')}\n`;
}

const isChoice = (command: string): command is HeldChoice => heldChoices.some((one) => one === command);

function actionOf(command: string, values: { queue?: string; as?: string }) {
  if (command === 'hold') return holdCopy;
  if (!isChoice(command)) throw new UsageError(`Unknown command: ${command}`);
  const queue = heldQueues.find((one) => one === values.queue);
  if (values.queue !== undefined && !queue) throw new UsageError(`Unknown queue: ${values.queue}`);
  const who = staffName(values.as);
  return (store: Store) =>
    decideHeld(store, { ...(queue && { queue }), choice: command, who }).catch((error: unknown) => {
      // What waits is shown next.
      if (!(error instanceof HttpError)) throw error;
    });
}

function parse(args: string[]): Command {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`Unknown argument: ${rest.join(' ')}`);
  const act = command === undefined ? undefined : actionOf(command, values);
  return (config) =>
    withStore(config, async (store) => {
      await holdRestored(store);
      await act?.(store);
      return show(store);
    });
}

await runCommand(parse, usage);
