import { resolve } from 'node:path';
import type { Vault } from '../crypto/vault.ts';
import { writeDocuments } from '../kyc/documents/write.ts';
import { readKycDocuments } from '../kyc/records.ts';

export interface ShowOptions {
  /** The folder for decrypted documents. */
  to?: string;
  /** Includes documents that are still being scanned. */
  unchecked?: boolean;
}

export function warnUnreadable(what: 'applications' | 'documents', unreadable: unknown[]): void {
  if (unreadable.length === 0) return;
  process.stderr.write(
    `These KYC ${what} cannot be decrypted, because they were damaged or altered: ${unreadable.join(', ')}. ` +
      'Restore them from a backup, or ask the applicant to send them again.\n',
  );
}

/** Writes the documents to a folder; without one, says how to get them. */
export async function showDocuments(
  { store, keyring }: Vault,
  reference: string,
  { to, unchecked = false }: ShowOptions,
): Promise<string> {
  const documents = await readKycDocuments(store, keyring, reference);
  if (documents.length === 0) return `${reference} has no documents.\n`;
  if (to === undefined) return 'Add --to FOLDER to write the documents to a folder.\n';
  const named = (state: string) => documents.filter(({ scan }) => scan === state).map(({ kind }) => kind);
  const [infected, waiting] = [named('infected'), named('waiting')];
  const wanted = documents.filter(({ scan }) => scan !== 'infected' && (unchecked || scan !== 'waiting'));
  const { written, unreadable } = await writeDocuments(reference, wanted, resolve(to));
  warnUnreadable('documents', unreadable);
  if (infected.length > 0) {
    process.stderr.write(
      `Deleted, because a virus was found: ${infected.join(', ')}. Ask the applicant to send another copy.\n`,
    );
  }
  if (waiting.length > 0 && unchecked) {
    process.stderr.write(`Not checked for viruses yet: ${waiting.join(', ')}. Open with care.\n`);
  } else if (waiting.length > 0) {
    process.stderr.write(
      `Not written, because they are still being checked for viruses: ${waiting.join(', ')}. ` +
        'Check npm run status and try again later, or add --unchecked.\n',
    );
  }
  return written.map((file) => `${file}\n`).join('');
}
