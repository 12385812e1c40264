/** `npm run status`: what runs, what is stored, and what needs to be done. It changes nothing. */
import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { openStore } from '../db/store.ts';
import { readStatus, type Status, unopened } from '../operations/status.ts';
import { reasonOf } from '../reason-of.ts';
import { StartupError } from '../startup-error.ts';
import { checkLines, NEEDS_ACTION } from './check-lines.ts';
import { assertDatabaseExists } from './database.ts';
import { assertCleanOutput, deliver } from './output.ts';
import { type Command, runCommand } from './run.ts';

const usage = `Usage: npm run status [-- --json]
The exit code is 0 if nothing needs to be done, 3 if something does (marked ACTION), 1 on an error.`;

async function look(config: Config): Promise<Status> {
  assertDatabaseExists(config);
  try {
    const store = await openStore(config, { migrate: false });
    return await readStatus(store, config).finally(() => store.db.destroy());
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return unopened(reasonOf(error));
  }
}

function parse(args: string[]): Command {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
  if (values.json) assertCleanOutput('status');
  return async (config) => {
    const status = await look(config);
    if (!status.ok) process.exitCode = NEEDS_ACTION;
    return values.json ? deliver(`${JSON.stringify(status, null, 2)}\n`, undefined) : checkLines(status.checks);
  };
}

await runCommand(parse, usage);
