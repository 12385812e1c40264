import { parseArgs } from 'node:util';
import { recordActions } from '../audit/actions.ts';
import type { Vault } from '../crypto/vault.ts';
import { isEmail } from '../http/validation/email.ts';
import { describeRestored, readRestored } from '../jobs/held.ts';
import { reencrypt } from '../privacy/reencrypt.ts';
import { erasePerson, exportPerson } from '../privacy/requests.ts';
import { purgeExpired } from '../privacy/retention.ts';
import { NEEDS_ACTION } from './check-lines.ts';
import { withVault } from './database.ts';
import { assertCleanOutput, deliver } from './output.ts';
import { type Command, runCommand, UsageError } from './run.ts';
import { staffName } from './staff-name.ts';

const usage = `Usage: npm run privacy -- <command>
  export <email> [--to FILE]       all data of a person, decrypted, as JSON, with the posts that contain the address
  erase <email> [--including-kyc]  deletes the data; KYC records, which the law requires, only with the flag
  erase <email> --dry-run          lists what erase would delete, and deletes nothing
  purge                            deletes expired data, such as KYC records after seven years and old sessions
  reencrypt                        encrypts everything with the first key of ENCRYPTION_KEY
export takes --as NAME too: who does it, for the audit trail. Without it, the account of this machine.`;

const options = {
  'including-kyc': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  to: { type: 'string' },
  as: { type: 'string' },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

const retainedNote =
  'KYC records must be kept for seven years, receipts of gifts for ten. Add --including-kyc to erase the KYC records anyway.';

const unknownNote =
  'These KYC applications cannot be decrypted, so it is unknown whose they are, and they are kept. Compare them with the reference that the person received.';

const oldKeyNote =
  'These were damaged or altered and cannot be decrypted, so they are unchanged: keep the older key. Restore them from a backup, and run this command again.';

/** Empty if everything was readable. */
const unreadableNote = (unreadable: string[], note: string) =>
  unreadable.length > 0 && { unreadable, unreadable_note: note };

async function erase(vault: Vault, email: string, options: Options): Promise<object> {
  const dryRun = options['dry-run'];
  const outcome = await erasePerson(vault, email, { includingKyc: options['including-kyc'], dryRun });
  const { erased, retained, unreadable } = outcome;
  const stays = Object.values(retained).some((rows) => rows > 0);
  return {
    ...(dryRun ? { would_erase: erased } : { erased }),
    ...(stays && { retained, note: retainedNote }),
    ...unreadableNote(unreadable, unknownNote),
  };
}

async function exportAll(vault: Vault, email: string, who: string): Promise<object> {
  const { held, opened, unreadable } = await exportPerson(vault, email);
  await recordActions(vault.store.db, opened, { who, action: 'exported' });
  return { ...held, ...unreadableNote(unreadable, unknownNote) };
}

/** Of a timer too, so not before a person has decided after a restore. */
async function purge(vault: Vault): Promise<object> {
  const restored = await readRestored(vault.store.db);
  if (!restored) return { purged: await purgeExpired(vault) };
  process.exitCode = NEEDS_ACTION;
  return { purged: {}, note: describeRestored(restored) };
}

async function reencryptAll(vault: Vault): Promise<object> {
  const { reencrypted, unreadable } = await reencrypt(vault);
  return { reencrypted, ...unreadableNote(unreadable, oldKeyNote) };
}

function addressOf(email: string | undefined): string {
  if (email === undefined || !isEmail(email)) throw new UsageError('Give an e-mail address.');
  return email;
}

type Action = (vault: Vault) => Promise<object>;

function actionOf(command: string | undefined, email: string | undefined, values: Options): Action {
  if (command === 'purge') return purge;
  if (command === 'reencrypt') return reencryptAll;
  if (command !== 'export' && command !== 'erase') throw new UsageError('Unknown or missing command.');
  const address = addressOf(email);
  if (command === 'erase') return (vault) => erase(vault, address, values);
  const who = staffName(values.as);
  if (values.to === undefined) assertCleanOutput('privacy');
  return (vault) => exportAll(vault, address, who);
}

function parse(args: string[]): Command {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command, email, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`Unknown argument: ${rest.join(' ')}`);
  const action = actionOf(command, email, values);
  return (config) =>
    withVault(config, async (vault) => deliver(`${JSON.stringify(await action(vault), null, 2)}\n`, values.to));
}

await runCommand(parse, usage);
