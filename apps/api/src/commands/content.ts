/**
 * `npm run content:check` says what is wrong in the content files and which samples are left; `npm run content:load` puts
 * the files into the database of the settings, and says what changed.
 */
import type { Config } from '../config.ts';
import { ContentAnswers } from '../content/answers.ts';
import { checkContent } from '../content/check.ts';
import { contentResources } from '../content/resources/index.ts';
import { readSamples } from '../content/samples.ts';
import { loadCatalogue } from '../courses/load.ts';
import type { Store } from '../db/types.ts';
import { StartupError } from '../startup-error.ts';
import { withStore } from './database.ts';
import { type Command, runCommand, UsageError } from './run.ts';

const usage = 'Usage: npm run content:check, or npm run content:load';

const toText = (lines: string[]) => lines.map((line) => `${line}\n`).join('');

/** @throws {StartupError} with all that is wrong. */
async function refuseInvalid({ contentDir, picturesDir, siteDir }: Config): Promise<void> {
  const problems = await checkContent(contentDir, picturesDir, siteDir);
  if (problems.length === 0) return;
  throw new StartupError(
    `${problems.join('\n')}\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`,
  );
}

async function check(config: Config): Promise<string> {
  await refuseInvalid(config);
  const valid = `The content is valid: ${contentResources.length} answers in four languages, the updates and the courses.`;
  const samples = Object.entries(await readSamples(config.contentDir)).map(([path, why]) => `  ${path}: ${why}`);
  if (samples.length === 0) return toText([valid, 'No sample is left.']);
  const rest = `${samples.length} files still hold samples. Replace them, and then delete their lines in samples.json:`;
  return toText([valid, rest, ...samples]);
}

async function loadInto(store: Store, { contentDir, picturesDir }: Config): Promise<string> {
  const changed = (await new ContentAnswers(store).load(contentDir, picturesDir)).map((path) => `changed: ${path}`);
  const courses = await loadCatalogue(store, contentDir);
  if (courses > 0) changed.push(`changed: ${courses} courses`);
  if (changed.length === 0) return toText(['Nothing has changed: the database is as the files say.']);
  return toText([...changed, 'A server that runs on this database shows it within half a minute.']);
}

async function load(config: Config): Promise<string> {
  await refuseInvalid(config);
  return withStore(config, (store) => loadInto(store, config));
}

function parse([command, ...rest]: string[]): Command {
  if (command === 'check' && rest.length === 0) return check;
  if (command === 'load' && rest.length === 0) return load;
  throw new UsageError('Name one command: check or load.');
}

await runCommand(parse, usage);
