/**
 * `npm run inbox`: submissions, for staff. `list` and `audit` only read; whatever decrypts or
 * decides writes to the audit trail first.
 */
import { parseArgs } from 'node:util';
import { csvOf } from '@nzete/domain';
import { readActions, recordActions } from '../audit/actions.ts';
import type { Config } from '../config.ts';
import type { Vault } from '../crypto/vault.ts';
import { decide } from '../inbox/decide.ts';
import {
  commandNameOf,
  type Entry,
  type InboxFilter,
  type InboxState,
  inboxStates,
  readInbox,
} from '../inbox/entries.ts';
import { formatAuditLine, formatEntry, formatLine } from '../inbox/text.ts';
import { isUpdate, moderate } from '../partnership-updates/moderation.ts';
import { spreadsheetOf } from '../spreadsheet/table.ts';
import { StartupError } from '../startup-error.ts';
import { kindOfReference, submissionKinds } from '../subjects.ts';
import { isDay } from '../text/is-day.ts';
import { isLang, languages } from '../text/languages.ts';
import { withStoreToRead, withStoreToWrite, withVault } from './database.ts';
import { assertCleanOutput, deliver } from './output.ts';
import { type Command, runCommand, UsageError } from './run.ts';
import { type ShowOptions, showDocuments, warnUnreadable } from './show-documents.ts';
import { staffName } from './staff-name.ts';

const kinds = submissionKinds.map(commandNameOf);

const usage = `Usage: npm run inbox -- <command>
  list   [--kind KIND] [--state STATE] [--since DATE]    lists submissions, newest first, one per line
  export [--kind KIND] [--state STATE] [--since DATE] [--lang LANGUAGE] [--to FILE]
                                      the same with all fields, as CSV for programs (times in UTC), or with
                                      --lang for a spreadsheet in ${languages.join(', ')}
  show <reference> [--to FOLDER] [--unchecked]
                                      shows one with all fields; decrypts the documents of a KYC application
                                      to the folder, with --unchecked also those that are still being
                                      checked for viruses
  accept <reference> --reason TEXT [--message TEXT]
                                      accepts an application; refuse has the same arguments. The reason
                                      is for the audit trail, the message for the applicant
  hide <id>                           hides an update in the feed; show <id> shows it again,
                                      approve <id> publishes one that is waiting
  audit  [<reference or id>]          lists who viewed or decided what, oldest first
All commands except list and audit take --as NAME, the name for the audit trail (default: your user account).
KIND is one of ${kinds.join(', ')}. STATE is one of ${inboxStates.join(', ')}.
DATE is YYYY-MM-DD, in UTC.`;

const options = {
  kind: { type: 'string' },
  state: { type: 'string' },
  since: { type: 'string' },
  to: { type: 'string' },
  lang: { type: 'string' },
  as: { type: 'string' },
  reason: { type: 'string' },
  message: { type: 'string' },
  unchecked: { type: 'boolean' },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

function kindOf(text: string | undefined): string | undefined {
  if (text !== undefined && !kinds.includes(text)) throw new UsageError(`Unknown kind: ${text}.`);
  return text;
}

function stateOf(text: string | undefined): InboxState | undefined {
  const state = inboxStates.find((one) => one === text);
  if (text !== undefined && !state) throw new UsageError(`Unknown state: ${text}.`);
  return state as InboxState | undefined; // every one of the list is of one of the two kinds
}

function dateOf(text: string | undefined): string | undefined {
  if (text === undefined || isDay(text)) return text;
  throw new UsageError(`${text} is not a date (YYYY-MM-DD).`);
}

const filterOf = ({ kind, state, since }: Options): InboxFilter => ({
  kind: kindOf(kind),
  state: stateOf(state),
  since: dateOf(since),
});

function list(values: Options): Command {
  const filter = filterOf(values);
  return (config) =>
    withStoreToRead(config, async (store) => {
      const entries = await readInbox({ store }, filter);
      return entries.length > 0 ? entries.map(formatLine).join('') : 'There are no submissions.\n';
    });
}

const isKyc = ({ kind }: Entry) => kind === 'kyc';

/** Absolute URLs, for staff who write to subscribers from this list. */
function withFullAddress(entry: Entry, { publicUrl }: Config): Entry {
  return publicUrl && typeof entry.unsubscribe === 'string'
    ? { ...entry, unsubscribe: publicUrl + entry.unsubscribe }
    : entry;
}

/** The heads of an export without rows. */
const commonColumns = ['kind', 'state', 'reference', 'created_at'];

/** Every column of every row: for programs, or for a spreadsheet in a language. */
function tableOf(rows: readonly Entry[], lang: string | undefined): string {
  const columns = rows.length > 0 ? [...new Set(rows.flatMap((row) => Object.keys(row)))] : commonColumns;
  if (isLang(lang)) return spreadsheetOf({ columns, rows }, { lang });
  return `\ufeff${csvOf([columns, ...rows.map((row) => columns.map((column) => row[column]))])}`;
}

function exportAll(values: Options): Command {
  const { lang } = values;
  if (lang !== undefined && !isLang(lang)) throw new UsageError(`Unknown language: ${lang}.`);
  const filter = filterOf(values);
  const who = staffName(values.as);
  if (values.to === undefined) assertCleanOutput('inbox');
  return (config) =>
    withVault(config, async (vault) => {
      const entries = await readInbox(vault, filter);
      const opened = entries.filter(isKyc);
      const references = opened.map(({ reference }) => String(reference));
      await recordActions(vault.store.db, references, { who, action: 'exported' });
      warnUnreadable(
        'applications',
        opened.filter(({ unreadable }) => unreadable).map(({ reference }) => reference),
      );
      return deliver(
        tableOf(
          entries.map((entry) => withFullAddress(entry, config)),
          lang,
        ),
        values.to,
      );
    });
}

const unknown = (subject: string) => new StartupError(`${subject} was not found. See npm run inbox -- list.`);

async function open(vault: Vault, subject: string, { who, ...how }: { who: string } & ShowOptions) {
  const kind = kindOfReference(subject);
  const entry =
    kind && (await readInbox(vault, { kind: commandNameOf(kind) })).find(({ reference }) => reference === subject);
  if (!entry) throw unknown(subject);
  await recordActions(vault.store.db, [subject], { who, action: 'opened' });
  if (!isKyc(entry)) return formatEntry(entry);
  warnUnreadable('applications', entry.unreadable ? [subject] : []);
  return formatEntry(entry) + (await showDocuments(vault, subject, how));
}

/** Opens a submission by its reference, or shows a hidden update again. */
function show(subject: string, values: Options): Command {
  const who = staffName(values.as);
  return (config) =>
    withVault(config, async (vault) => {
      if (!(await isUpdate(vault.store, subject))) return open(vault, subject, { who, ...values });
      await moderate(vault.store, subject, { who, action: 'shown' });
      return `${subject} is shown.\n`;
    });
}

function mark(action: 'accepted' | 'refused', reference: string, values: Options): Command {
  const who = staffName(values.as);
  const reason = values.reason?.trim();
  if (!reason) throw new UsageError('Give a reason: --reason TEXT.');
  if (!kindOfReference(reference)?.inbox?.decisions?.statuses.includes(action)) {
    throw new UsageError(`${reference} is not the reference of an application, such as NZ-K-2026-7K3Q9X.`);
  }
  return (config) =>
    withVault(config, async ({ store }) => {
      const decision = { who, status: action, reason, message: values.message?.trim() };
      const outcome = await decide(store, reference, decision, { mails: config.mail !== undefined });
      if (outcome !== 'done') throw unknown(reference);
      return `${reference} is ${action}.\n`;
    });
}

function setVisible(action: 'hidden' | 'approved', id: string, values: Options): Command {
  const who = staffName(values.as);
  return (config) =>
    withStoreToWrite(config, async (store) => {
      if (!(await moderate(store, id, { who, action, reason: values.reason }))) throw unknown(id);
      return `${id} is ${action}.\n`;
    });
}

function audit(subject: string | undefined): Command {
  return (config) =>
    withStoreToRead(config, async (store) => {
      const rows = await readActions(store, subject);
      return rows.length > 0 ? rows.map(formatAuditLine).join('') : 'There are no audit entries.\n';
    });
}

const subjectCommands: Record<string, (subject: string, values: Options) => Command> = {
  show,
  accept: (reference, values) => mark('accepted', reference, values),
  refuse: (reference, values) => mark('refused', reference, values),
  hide: (id, values) => setVisible('hidden', id, values),
  approve: (id, values) => setVisible('approved', id, values),
};

function parse(args: string[]): Command {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command = '', subject, ...rest] = positionals;
  const one = subjectCommands[command];
  const most = one || command === 'audit' ? rest : positionals.slice(1);
  if (most.length > 0) throw new UsageError(`Unknown argument: ${most.join(' ')}`);
  if (one && subject === undefined) throw new UsageError('Give a reference or id from npm run inbox -- list.');
  if (one && subject !== undefined) return one(subject, values);
  if (command === 'list') return list(values);
  if (command === 'export') return exportAll(values);
  if (command === 'audit') return audit(subject);
  throw new UsageError('Unknown or missing command.');
}

await runCommand(parse, usage);
