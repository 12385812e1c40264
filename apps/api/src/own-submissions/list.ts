import type { Vault } from '../crypto/vault.ts';
import type { OwnKind, OwnRow } from '../submissions/own.ts';
import { isLang } from '../text/languages.ts';
import { ownKinds } from './kinds.ts';
import type { OwnSubmission } from './schemas.ts';

const isOpen = ({ open }: OwnKind, { status }: OwnRow) =>
  status === null || open === undefined || open.some((one) => one === status);

const isCorrectable = (own: OwnKind, row: OwnRow) =>
  Object.keys(own.contact).length > 0 && (!own.staysAsDecided || isOpen(own, row));

/** Everything that was sent with an address, the newest first. */
export async function readOwnSubmissions(vault: Vault, email: string): Promise<OwnSubmission[]> {
  const read = ownKinds.map(async ({ kind, own }) => (await own.read(vault, email)).map((row) => ({ kind, own, row })));
  const found = (await Promise.all(read)).flat();
  const messages = await vault.store.db
    .selectFrom('submission_message')
    .select(['subject', 'at', 'status', 'text'])
    .where(
      'subject',
      'in',
      found.map(({ row }) => row.subject),
    )
    .orderBy('at')
    .orderBy('id')
    .execute();
  return found
    .map(({ kind, own, row: { wanted = [], contact, ...row } }): OwnSubmission => {
      const sent = { ...row, contact };
      return {
        kind,
        ...row,
        contact: { email, ...contact },
        language: isLang(row.language) ? row.language : null,
        messages: messages
          .filter(({ subject }) => subject === row.subject)
          .map(({ subject: _, ...message }) => message),
        can_withdraw: isOpen(own, sent),
        can_correct: isCorrectable(own, sent),
        wants_document: wanted.length > 0,
        wanted_documents: [...wanted],
      };
    })
    .sort((a, b) => (a.submitted_at < b.submitted_at ? 1 : a.submitted_at > b.submitted_at ? -1 : 0));
}

/** One of them; `undefined` if there is none, or it was sent with another address. */
export async function findOwnSubmission(
  vault: Vault,
  email: string,
  subject: string,
): Promise<OwnSubmission | undefined> {
  return (await readOwnSubmissions(vault, email)).find((one) => one.subject === subject);
}
