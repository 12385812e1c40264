#!/usr/bin/env node
/** `npm create nzete` asks for a folder, a template, a name and a language, and writes a starter. */
import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import {
  AnswerError,
  checkedFolder,
  checkedLanguage,
  checkedTemplate,
  create,
  isTranslated,
  templates,
} from './create.ts';

const help = `Usage: npm create nzete@latest [folder] -- [options]

Writes a site with @nzete/ui and @nzete/api-client: provider, brand, two
languages, an identity check, a chat and plugin cards with samples, tests.
In a terminal it asks for what is missing; elsewhere the defaults count.

  --template <name>   ${templates.join(', ')}; default: vite
  --name <name>       the name of the foundation; default: that of the folder
  --language <code>   the second language, after English; default: es
  --help              this text
`;

const defaults = { folder: 'my-foundation', template: 'vite', language: 'es' };

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** A mistake of the command, which ends with its usage. */
class UsageError extends AnswerError {}

function read() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: { template: text, name: text, language: text, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Asks until the answer can be used; without a terminal the default counts. */
async function ask<T>(question: string, fallback: string, check: (text: string) => T): Promise<T> {
  if (!process.stdin.isTTY) return check(fallback);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const text = (await terminal.question(`${question} (${fallback}) `)).trim() || fallback;
      try {
        return check(text);
      } catch (error) {
        if (!(error instanceof AnswerError)) throw error;
        say(error.message);
      }
    }
  } finally {
    terminal.close();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = read();
  if (values.help) return say(help.trimEnd());
  if (positionals.length > 1) throw new UsageError(`One folder at a time; this is another: ${positionals[1]}`);
  // What was given is checked before anything is asked.
  const [given] = positionals.map(checkedFolder);
  const template = values.template === undefined ? undefined : checkedTemplate(values.template);
  const language = values.language === undefined ? undefined : checkedLanguage(values.language);
  const folder = given ?? (await ask('Which folder?', defaults.folder, checkedFolder));
  const answers = {
    folder,
    template: template ?? (await ask(`Which template: ${templates.join(', ')}?`, defaults.template, checkedTemplate)),
    name: values.name ?? (await ask('What is the name of the foundation?', basename(resolve(folder)), String)),
    language: language ?? (await ask('Which language beside English?', defaults.language, checkedLanguage)),
  };
  create(answers);
  say(`Written to ${folder}. Next:

  cd ${folder}
  npm install
  npm run dev
`);
  if (!isTranslated(answers.language)) say(`Translate src/locales/page/${answers.language}.json: README.md says how.`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof AnswerError)) throw error;
  process.stderr.write(`${error.message}\n${error instanceof UsageError ? `\n${help}` : ''}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
