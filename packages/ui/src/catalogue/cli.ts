#!/usr/bin/env node
/**
 * `npx nzete-messages es` writes a catalogue of the package's texts for another language, and on
 * every later run says what it lacks. Exits with 1 if a message is missing, unused or wrong.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Catalogue, type Findings, type Message, onlyUsed, updateCatalogue } from './catalogue.ts';
import { pluralForms } from './icu.ts';
import { usedMessages } from './usedMessages.ts';

const help = `Usage: nzete-messages <language> [--folder <folder>] [--used-in <folder>] [--check]

Writes the texts of @nzete/ui for another language, such as es or pt-BR:

  <language>.translation.json  for the translator: every message with its English, its description,
                               the plural forms of the language, and an empty "translation"
  <language>.json              the translated messages, for the IntlProvider

Run it again after translating and after an update of the package: it adds new messages, keeps all
translations, and says what is missing, unused or wrong. It exits with 1 if anything is, except on
the first run.

  --folder <folder>   where the two files are (default: this folder)
  --used-in <folder>  only the messages of the components that the files in this folder import, such
                      as src, and those that are translated already
  --check             writes nothing, for continuous integration
  --help              this text
`;

const own = ['en', 'fr', 'ln', 'sw'];

class Refusal extends Error {}

const say = (line: string) => process.stdout.write(`${line}\n`);
// `head` and `less` may stop reading before the last line.
process.stdout.on('error', () => process.exit());

function languageOf(tag: string | undefined): string {
  if (!tag) throw new Refusal('Name a language: nzete-messages es');
  let language = tag;
  try {
    [language = tag] = Intl.getCanonicalLocales(tag);
  } catch {
    throw new Refusal(`"${tag}" is no language tag: write es, or with a country es-MX`);
  }
  if (language === 'en') throw new Refusal('English needs no catalogue: its texts are in the components');
  if (own.includes(language))
    throw new Refusal(`The package has ${language}: import @nzete/ui/locales/${language}.json`);
  return language;
}

function readJson<T>(file: string | URL): T | undefined {
  if (!existsSync(file)) return undefined;
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Refusal(`${file} cannot be read: ${(error as Error).message}`);
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new Refusal(`${file} is not an object of messages`);
  }
  return content as T;
}

function usedIn(folder: string): Set<string> {
  if (!existsSync(folder)) throw new Refusal(`${folder} does not exist: name the folder of your source files`);
  const used = usedMessages(folder, fileURLToPath(new URL('../..', import.meta.url)));
  if (used.size === 0) throw new Refusal(`No file in ${folder} imports a component with texts`);
  return used;
}

function report({ missing, unused, wrong, changed }: Findings, entries: Catalogue['entries']): void {
  for (const id of missing) say(`missing  ${id}  "${entries[id]?.english}"`);
  for (const id of unused) say(`unused   ${id}`);
  for (const sentence of wrong) say(`wrong    ${sentence}`);
  for (const id of changed) say(`changed  ${id}  English is now "${entries[id]?.english}"`);
}

function run(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      folder: { type: 'string', default: '.' },
      'used-in': { type: 'string' },
      check: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  if (positionals.length > 1) throw new Refusal(`One language at a time: ${positionals.join(', ')}`);
  const language = languageOf(positionals[0]);
  const file = join(values.folder, `${language}.json`);
  const translationFile = join(values.folder, `${language}.translation.json`);

  const source = readJson<Record<string, Message>>(new URL('messages.json', import.meta.url));
  if (!source) throw new Refusal('The package lacks its messages: install @nzete/ui again');
  const old = {
    entries: readJson<Catalogue['entries']>(translationFile),
    messages: readJson<Catalogue['messages']>(file),
  };
  // A starter begins with an empty file for the IntlProvider.
  const isFirst = !old.entries && Object.keys(old.messages ?? {}).length === 0;
  if (isFirst && values.check)
    throw new Refusal(`${translationFile} does not exist: run nzete-messages ${language} first`);

  const wanted = values['used-in'] === undefined ? source : onlyUsed(source, usedIn(values['used-in']), old);
  const { entries, messages, findings } = updateCatalogue(wanted, language, {
    ...(old.entries && { entries: old.entries }),
    ...(old.messages && { messages: old.messages }),
  });
  if (!values.check) {
    mkdirSync(values.folder, { recursive: true });
    writeFileSync(translationFile, `${JSON.stringify(entries, null, 2)}\n`);
    writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`);
  }
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language);
  if (isFirst) {
    say(`${translationFile}: ${Object.keys(entries).length} messages to be translated into ${name}.`);
    say(`Plural forms: ${pluralForms(language).join(', ')}. Then run this again: it writes ${file}.`);
    return;
  }
  report(findings, entries);
  const { missing, unused, wrong } = findings;
  const isWhole = missing.length + unused.length + wrong.length === 0;
  const counts = `${missing.length} missing, ${unused.length} unused, ${wrong.length} wrong.`;
  say(isWhole ? `${file} has every message.` : `${file}: ${counts}`);
  process.exitCode = isWhole ? 0 : 1;
}

try {
  run();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nMore: nzete-messages --help\n`);
  process.exitCode = 2;
}
