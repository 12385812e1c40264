/** `npm run rehearse`: restores the newest backup to a temporary place to test it. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Rehearsal, rehearse } from '../operations/rehearse.ts';
import { checkLines, NEEDS_ACTION } from './check-lines.ts';
import { type Command, runCommand } from './run.ts';

const usage = `Usage: npm run rehearse [-- --from FOLDER] [--database-url URL]
FOLDER is a backup, or a folder of backups, of which the newest is used. Default: the last backup made here.
A PostgreSQL backup is restored to a temporary database on the server of DATABASE_URL, or to the empty database of URL.
The exit code is 0 if the backup can be restored, 3 if it cannot, 1 if this could not be tested.`;

const report = ({ ok, folder, checks }: Rehearsal) =>
  `${ok ? 'This backup can be restored' : 'This backup cannot be restored'}: ${folder}\n${checkLines(checks)}`;

function parse(args: string[]): Command {
  const { values } = parseArgs({ args, options: { from: { type: 'string' }, 'database-url': { type: 'string' } } });
  const from = values.from && resolve(values.from);
  return async (config) => {
    const rehearsal = await rehearse(config, { from, databaseUrl: values['database-url'] });
    if (!rehearsal.ok) process.exitCode = NEEDS_ACTION;
    return report(rehearsal);
  };
}

await runCommand(parse, usage);
