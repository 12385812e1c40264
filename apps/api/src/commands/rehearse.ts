/** `npm run rehearse`: restores the newest backup to a temporary place to test it. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Rehearsal, rehearse } from '../operations/rehearse.ts';
import { checkLines, NEEDS_ACTION } from './check-lines.ts';
import { type Command, runCommand } from './run.ts';

const usage = `Usage: npm run rehearse [-- --from FOLDER] [--database-url URL]
FOLDER is a backup, or one with backups, of which the newest is taken; without it, the last that was made here.
A backup of PostgreSQL is restored into a temporary database beside that of DATABASE_URL, or into the empty one that URL names.
The exit code is 0 when the backup can be put back, 3 when it cannot, 1 when that could not be tried.`;

const report = ({ ok, folder, checks }: Rehearsal) =>
  `${ok ? 'This backup can be put back' : 'This backup cannot be put back'}: ${folder}\n${checkLines(checks)}`;

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
