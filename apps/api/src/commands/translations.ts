/** `npm run translations:export` and `translations:import`. */
import { readFile as readBytes, writeFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { accountName } from '../account-name.ts';
import { detailIn } from '../http/problems/problem.ts';
import { StartupError } from '../startup-error.ts';
import { intlOf } from '../text/intl.ts';
import { toTranslationCsv } from '../translations/files/csv.ts';
import { importTexts } from '../translations/files/import.ts';
import { isTranslated, readFile } from '../translations/files/read-file.ts';
import { UnreadableFile } from '../translations/files/returned.ts';
import { toXliff } from '../translations/files/xliff.ts';
import { interfaceDataReader } from '../translations/interface-data.ts';
import { fileProblems } from '../translations/problems.ts';
import { type Language, readTexts } from '../translations/read.ts';
import { withStore } from './database.ts';
import { type Command, runCommand, UsageError } from './run.ts';

const usage = `Usage:
  npm run translations:export -- <language> <file>      writes every text with its translation as XLIFF 2.0 or CSV
  npm run translations:import -- <file> [--dry-run]     saves what a translator has changed in such a file
<language> is fr, ln or sw. The file ends in .xlf or .csv. --dry-run only says what would change.`;

function formatOf(file: string): 'xliff' | 'csv' {
  const end = extname(file).toLowerCase();
  if (end === '.csv') return 'csv';
  if (end === '.xlf' || end === '.xliff') return 'xliff';
  throw new UsageError(`${file} does not end in .xlf or .csv.`);
}

const exportTo =
  (language: Language, file: string): Command =>
  (config) =>
    withStore(
      config,
      async ({ db }) => {
        const texts = await readTexts({ readInterfaceData: interfaceDataReader(config.siteDir) }, db, language);
        const isCsv = formatOf(file) === 'csv';
        await writeFile(file, isCsv ? toTranslationCsv(texts, language) : toXliff(texts, language));
        return `${texts.length} texts were written to ${file}.\n`;
      },
      { migrate: false },
    );

async function read(file: string) {
  try {
    return readFile(await readBytes(file), formatOf(file));
  } catch (error) {
    if (error instanceof UnreadableFile) throw new StartupError(fileProblems[error.reason]().message);
    throw error;
  }
}

const importFrom =
  (file: string, dryRun: boolean): Command =>
  (config) =>
    withStore(
      config,
      async (store) => {
        const { language, texts } = await read(file);
        const parts = { store, readInterfaceData: interfaceDataReader(config.siteDir) };
        const plan = await importTexts(parts, texts, { language, who: accountName(), apply: !dryRun });
        if (!plan) throw new StartupError(fileProblems.changedNow().message);
        const lines = [
          ...plan.changes.map(({ before, text }) => `changed: ${before.id}\n  ${before.text ?? ''}\n  ${text}`),
          ...plan.refused.map(({ id, message }) => `refused: ${id}: ${detailIn(message, intlOf('en'))}`),
          `${plan.changes.length} changed, ${plan.unchanged} as they were, ${plan.refused.length} refused.`,
          dryRun
            ? 'Nothing was written, because of --dry-run.'
            : 'Content waits in the drafts of its lists; texts of the interface show within 30 seconds.',
        ];
        return lines.map((line) => `${line}\n`).join('');
      },
      { migrate: false },
    );

function parse(args: string[]): Command {
  const { values, positionals } = parseArgs({
    args,
    options: { 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [command, first = '', second = '', ...rest] = positionals;
  const dryRun = values['dry-run'];
  if (rest.length === 0 && command === 'export' && isTranslated(first) && second && !dryRun) {
    formatOf(second);
    return exportTo(first, resolve(second));
  }
  if (command === 'import' && first && !second) {
    formatOf(first);
    return importFrom(resolve(first), dryRun);
  }
  throw new UsageError('Give one command: export or import.');
}

await runCommand(parse, usage);
