/**
 * `npm run content:check` says what is wrong in the content files and which samples are left; `npm run content:load` puts
 * the files into the database of the settings, and says what changed.
 */
import { type Config, readConfig } from '../config.ts';
import { ContentAnswers } from '../content/answers.ts';
import { checkContent } from '../content/check.ts';
import { contentResources } from '../content/resources.ts';
import { readSamples } from '../content/samples.ts';
import { loadCatalogue } from '../courses/load.ts';
import { openStore } from '../db/store.ts';
import { StartupError } from '../startup-error.ts';

const print = (text: string) => void process.stdout.write(`${text}\n`);

async function check({ contentDir, picturesDir }: Config): Promise<void> {
  const problems = await checkContent(contentDir, picturesDir);
  if (problems.length > 0) {
    throw new StartupError(
      `${problems.join('\n')}\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`,
    );
  }
  print(`The content is valid: ${contentResources.length} answers in four languages, the updates and the courses.`);
  const samples = Object.entries(await readSamples(contentDir));
  if (samples.length === 0) return print('No sample is left.');
  print(`${samples.length} files still hold samples. Replace them, and then delete their lines in samples.json:`);
  for (const [path, why] of samples) print(`  ${path}: ${why}`);
}

async function load(config: Config): Promise<void> {
  const store = await openStore(config);
  try {
    const changed = await new ContentAnswers(store).load(config.contentDir, config.picturesDir);
    const courses = await loadCatalogue(store, config.contentDir);
    if (changed.length === 0 && courses === 0) return print('Nothing has changed: the database is as the files say.');
    for (const path of changed) print(`changed: ${path}`);
    if (courses > 0) print(`changed: ${courses} courses`);
    print('A server that runs on this database shows it within half a minute.');
  } finally {
    await store.close();
  }
}

async function main(): Promise<void> {
  const [command = '', ...rest] = process.argv.slice(2);
  const commands: Record<string, (config: Config) => Promise<void>> = { check, load };
  const chosen = Object.hasOwn(commands, command) && rest.length === 0 ? commands[command] : undefined;
  if (!chosen) throw new StartupError('Usage: npm run content:check, or npm run content:load');
  // npm changes the folder: a relative path means where the command was typed, as for `npm start`.
  const { INIT_CWD = '.' } = process.env;
  process.chdir(INIT_CWD);
  process.umask(0o077);
  await chosen(readConfig(process.env));
}

main().catch((error: unknown) => {
  const reason = error instanceof StartupError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
});
