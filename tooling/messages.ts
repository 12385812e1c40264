/**
 * The catalogues of the UI package, the site and the server: `npm run messages -w packages/ui`.
 *
 *   (nothing)            extracts the English, sorts the others, reports what is missing
 *   -- english           only extracts the English; builds and `npm install` do this
 *   -- add file.json     merges { "ui.X.key": { "fr": "…", "ln": "…", "sw": "…" } }
 *   -- prune             like the first, and deletes messages that the code no longer has
 *   -- --check           writes nothing, exits 1 if there are problems
 */
import { resolve } from 'node:path';
import {
  addTranslations,
  type Catalogue,
  catalogueProblems,
  extract,
  translated,
  writeEnglish,
  writeTranslations,
} from './lib/catalogues.ts';
import { readJson } from './lib/files.ts';
import { invocationDir } from './lib/setup.mjs';

const [owner = '', command = '', file = ''] = process.argv.slice(2);
function add(): string[] {
  if (!file) return ['say which file: npm run messages -w packages/ui -- add translations.json'];
  const added = readJson<Record<string, Catalogue> | null>(resolve(invocationDir, file), null);
  if (!added) return [`${file} does not exist`];
  const { messages } = extract(owner);
  const problems = addTranslations(owner, added, messages);
  if (problems.length > 0) return ['nothing was written', ...problems];
  console.log(`${Object.keys(added).length} messages merged into ${translated.join(', ')}`);
  for (const id of Object.keys(added)) if (!(id in messages)) console.warn(`${id} is not in the code yet`);
  return [];
}

function write(prune: boolean): string[] {
  const extracted = extract(owner);
  const written = [...writeEnglish(owner, extracted), ...writeTranslations(owner, extracted, prune)];
  console.log(`${Object.keys(extracted.messages).length} messages; written: ${written.join(', ') || 'nothing new'}`);
  return catalogueProblems(owner, extracted);
}

function run(): string[] {
  if (command === '--check') return catalogueProblems(owner, extract(owner));
  if (command === 'english') {
    writeEnglish(owner, extract(owner));
    return [];
  }
  if (command === 'add') return add();
  if (command === '' || command === 'prune') return write(command === 'prune');
  return [`${command} is not known: leave it out, or use english, add, prune or --check`];
}

try {
  const problems = run();
  for (const problem of problems) console.warn(problem);
  if (command !== '' && problems.length > 0) process.exitCode = 1;
} catch (error) {
  const { stderr, message } = error as { stderr?: string; message: string };
  console.error(stderr || message);
  process.exitCode = 1;
}
