import { parseArgs } from 'node:util';
import { isEmail } from '../http/email.ts';
import { reencrypt } from '../privacy/reencrypt.ts';
import { erasePerson, exportPerson } from '../privacy/requests.ts';
import { purgeExpired } from '../privacy/retention.ts';
import type { Vault } from '../privacy/vault.ts';
import { withVault } from './database.ts';
import { type Command, runCommand, UsageError } from './run.ts';

const usage = `Usage: npm run privacy -- <command>
  export <email>                   everything held of a person, decrypted, as JSON, with the posts that hold the address
  erase <email> [--including-kyc]  deletes it; KYC records, which the law keeps, only with the flag
  purge                            deletes what is past its time: KYC records after seven years, expired sessions
  reencrypt                        encrypts everything with the first key of ENCRYPTION_KEY`;

const retainedNote =
  'KYC records are within the seven years that they must be kept. Add --including-kyc to erase them all the same.';

const unknownNote =
  'These KYC applications cannot be decrypted, so no one can say whose they are, and they stay. Compare them with the reference that the person was given.';

const oldKeyNote =
  'These were damaged or altered and cannot be decrypted, so they stay as they are: keep the older key. Put them back from a copy of the database, and run the same command again.';

/** Nothing when all could be read. */
const unreadableNote = (unreadable: string[], note: string) =>
  unreadable.length > 0 && { unreadable, unreadable_note: note };

async function erase(vault: Vault, email: string, includingKyc: boolean): Promise<object> {
  const { erased, retained, unreadable } = await erasePerson(vault, email, { includingKyc });
  const stays = Object.values(retained).some((rows) => rows > 0);
  return { erased, ...(stays && { retained, note: retainedNote }), ...unreadableNote(unreadable, unknownNote) };
}

async function exportAll(vault: Vault, email: string): Promise<object> {
  const { held, unreadable } = await exportPerson(vault, email);
  return { ...held, ...unreadableNote(unreadable, unknownNote) };
}

async function reencryptAll(vault: Vault): Promise<object> {
  const { reencrypted, unreadable } = await reencrypt(vault);
  return { reencrypted, ...unreadableNote(unreadable, oldKeyNote) };
}

function addressOf(email: string | undefined): string {
  if (email === undefined || !isEmail(email)) throw new UsageError('Name an e-mail address.');
  return email;
}

function actionOf(command: string | undefined, email: string | undefined, includingKyc: boolean) {
  if (command === 'purge') return async (vault: Vault) => ({ purged: await purgeExpired(vault) });
  if (command === 'reencrypt') return reencryptAll;
  if (command !== 'export' && command !== 'erase') throw new UsageError('Name a command.');
  const address = addressOf(email);
  if (command === 'export') return (vault: Vault) => exportAll(vault, address);
  return (vault: Vault) => erase(vault, address, includingKyc);
}

function parse(args: string[]): Command {
  const { values, positionals } = parseArgs({
    args,
    options: { 'including-kyc': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [command, email, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`What is ${rest.join(' ')}?`);
  const action = actionOf(command, email, values['including-kyc']);
  return (config) => withVault(config, async (vault) => `${JSON.stringify(await action(vault), null, 2)}\n`);
}

await runCommand(parse, usage);
