import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@nzete/domain';
import type { Kysely } from 'kysely';
import { createAccount } from '../../accounts/accounts.ts';
import { invitationPath, invitationToken } from '../../accounts/invitation-link.ts';
import { createLink, findLink, takeLink } from '../../accounts/links.ts';
import { linkMail } from '../../accounts/mail-queue.ts';
import { accountSubject } from '../../audit/account-subject.ts';
import { recordActions } from '../../audit/actions.ts';
import type { Keyring } from '../../crypto/keyring.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Store } from '../../db/types.ts';
import type { QueueOne } from '../../mail/outbox.ts';
import type { Lang } from '../../text/languages.ts';
import { nameKey } from '../../text/typed-name.ts';
import { openStaffSession } from '../sessions/sessions.ts';

interface Inviting {
  store: Pick<Store, 'db'>;
  keyring: Keyring;
  /** Mails the link, if mail is set up. */
  queueOne: QueueOne;
}

interface NewInvitation {
  email: string;
  role: StaffRole;
  language: Lang;
  /** Who invites, for the audit trail. */
  who: string;
  /** Whether it may replace an open invitation for the same address. @default true */
  mayReplace?: boolean;
}

const isStaff = async (db: Kysely<Database>, email: string) =>
  (await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('role', 'is not', null)
    .executeTakeFirst()) !== undefined;

/**
 * Makes a link with which someone joins the staff. Returns its id, its path and when it expires;
 * `undefined` if a member of staff has the address.
 *
 * @throws {OpenInvitation} if the address has an open invitation that may not be replaced
 */
export function invite(
  { store, keyring, queueOne }: Inviting,
  { email: typed, role, language, who, mayReplace = true }: NewInvitation,
): Promise<{ id: string; path: string; expires_at: string } | undefined> {
  const email = nameKey(typed);
  const invitationId = randomUUID();
  const token = invitationToken(keyring, invitationId);
  return inTransaction(store.db, async (db) => {
    if (await isStaff(db, email)) return undefined;
    await createLink(db, { purpose: 'invitation', accountId: null, email, role, token, mayReplace });
    await recordActions(db, [email], { who, action: 'invited', reason: role });
    await queueOne(db, linkMail({ about: 'invitation', email, invitationId, language }));
    const { expires_at } = (await findLink(db, 'invitation', token)) ?? { expires_at: '' };
    return { id: invitationId, path: invitationPath(language, token), expires_at };
  });
}

/** What an invitation is for; `undefined` if it was used, withdrawn or is too old. */
export async function readInvitation({ db }: Store, token: string) {
  const link = await findLink(db, 'invitation', token);
  return link?.role ? { email: link.email, role: link.role, expires_at: link.expires_at } : undefined;
}

/** Those that may still be accepted. Their ids are hashes, which open nothing. */
export async function listInvitations({ db }: Store) {
  const rows = await db
    .selectFrom('account_link')
    .select(['token_hash', 'email', 'role', 'expires_at'])
    .where('purpose', '=', 'invitation')
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('created_at')
    .execute();
  return rows.flatMap(({ token_hash: id, role, ...row }) => (role ? [{ id, role, ...row }] : []));
}

/** Returns whether there was one. */
export function withdrawInvitation({ db }: Store, id: string, who: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('account_link')
      .where('token_hash', '=', id)
      .where('purpose', '=', 'invitation')
      .returning('email')
      .executeTakeFirst();
    if (row) await recordActions(trx, [row.email], { who, action: 'invitation-withdrawn' });
    return row !== undefined;
  });
}

interface Acceptance {
  token: string;
  username: string;
  passwordHash: string;
  language: Lang;
  device: string | null;
}

/** Thrown inside the transaction, so that the invitation can be accepted with another name. */
class NameTaken extends Error {}

/**
 * Creates the account with the role of the invitation, and signs in. Returns the session's token,
 * or why not.
 */
export async function acceptInvitation(
  { db }: Store,
  { token, username, passwordHash, language, device }: Acceptance,
): Promise<{ session: string } | 'gone' | 'taken'> {
  try {
    return await db.transaction().execute(async (trx) => {
      const link = await takeLink(trx, 'invitation', token);
      if (!link?.role) return 'gone';
      const { email, role } = link;
      // The account of a visitor with the same address stays as it is.
      const account = await createAccount(trx, { username, email, passwordHash, language });
      if (!account) throw new NameTaken();
      const accepted = { role, email_confirmed_at: account.created_at };
      await trx.updateTable('account').set(accepted).where('id', '=', account.id).execute();
      await recordActions(trx, [accountSubject(username)], {
        who: username,
        action: 'invitation-accepted',
        reason: role,
      });
      return { session: await openStaffSession({ db: trx }, { accountId: account.id, device }) };
    });
  } catch (error) {
    if (error instanceof NameTaken) return 'taken';
    throw error;
  }
}
