import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { toCsv } from '../inbox/csv.ts';
import { type Entry, type InboxKind, inboxKinds, readInbox } from '../inbox/entries.ts';
import { extensionOf } from '../kyc/file-type.ts';
import { readKycDocuments } from '../kyc/records.ts';
import type { Vault } from '../privacy/vault.ts';
import { withVault } from './database.ts';
import { type Command, runCommand, UsageError } from './run.ts';

const usage = `Usage: npm run inbox -- <command>
  list   [--kind KIND] [--since DATE]    what visitors sent, newest first, a line each
  export [--kind KIND] [--since DATE]    the same with every field, as CSV for a spreadsheet
  documents <reference> [--to FOLDER]    writes the documents of a KYC application, decrypted, into a folder
KIND is one of ${inboxKinds.join(', ')}. DATE is YYYY-MM-DD, in UTC.
updates are the posts of visitors, which everyone sees at once; the README says how to hide one by its id.`;

function kindOf(text: string | undefined): InboxKind | undefined {
  const kind = inboxKinds.find((one) => one === text);
  if (text !== undefined && !kind) throw new UsageError(`There is no kind ${text}.`);
  return kind;
}

/** Date.parse takes the 30th of February for the 2nd of March. */
const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

function dateOf(text: string | undefined): string | undefined {
  if (text === undefined || isDate(text)) return text;
  throw new UsageError(`${text} is not a date.`);
}

function toLine({ kind, created_at, reference, id, email, title, ...rest }: Entry): string {
  const names = [
    ...[rest.first_name ?? rest.firstName, rest.last_name ?? rest.lastName],
    ...[rest.contact_name, rest.name, rest.author],
  ];
  const who = rest.unreadable ? 'unreadable' : names.filter((name) => typeof name === 'string').join(' ');
  const parts = [
    created_at.slice(0, 16).replace('T', ' '),
    kind.padEnd(16),
    reference ?? id ?? '',
    who,
    email ?? title ?? '',
  ];
  return `${parts.filter((part) => part !== '').join('  ')}\n`;
}

/** Tells anyone who reads the output that something is missing in it. */
function warnOf(what: 'applications' | 'documents', unreadable: unknown[]): void {
  if (unreadable.length === 0) return;
  process.stderr.write(
    `These KYC ${what} cannot be decrypted, because they were damaged or altered: ${unreadable.join(', ')}. ` +
      'Put them back from a copy of the database, or ask the applicant who quotes the reference to send them again.\n',
  );
}

async function read(vault: Vault, filter: Parameters<typeof readInbox>[1]): Promise<Entry[]> {
  const entries = await readInbox(vault, filter);
  warnOf(
    'applications',
    entries.filter(({ unreadable }) => unreadable).map(({ reference }) => reference),
  );
  return entries;
}

async function writeDocuments(vault: Vault, reference: string, folder: string): Promise<string> {
  const documents = await readKycDocuments(vault.store, vault.keyring, reference);
  if (documents.length === 0) return `${reference} has no documents.\n`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const written: string[] = [];
  const unreadable: string[] = [];
  for (const { kind, type, bytes } of documents) {
    if (!bytes) {
      unreadable.push(`${reference}/${kind}`);
      continue;
    }
    const file = join(folder, `${reference}-${kind}${type ? `.${extensionOf(type)}` : ''}`);
    await writeFile(file, bytes, { mode: 0o600 });
    written.push(`${file}\n`);
  }
  warnOf('documents', unreadable);
  return written.join('');
}

function actionOf(args: string[]): (vault: Vault) => Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    options: { kind: { type: 'string' }, since: { type: 'string' }, to: { type: 'string', default: '.' } },
    allowPositionals: true,
  });
  const [command, reference, ...rest] = positionals;
  const filter = { kind: kindOf(values.kind), since: dateOf(values.since) };
  if (command === 'documents' && reference !== undefined && rest.length === 0) {
    const folder = resolve(values.to);
    return (vault) => writeDocuments(vault, reference, folder);
  }
  if (reference !== undefined) throw new UsageError(`What is ${reference}?`);
  if (command === 'list') return async (vault) => (await read(vault, filter)).map(toLine).join('');
  if (command === 'export') return async (vault) => toCsv(await read(vault, filter));
  throw new UsageError(command === 'documents' ? 'Name the reference of an application.' : 'Name a command.');
}

function parse(args: string[]): Command {
  const action = actionOf(args);
  return (config) => withVault(config, action);
}

await runCommand(parse, usage);
