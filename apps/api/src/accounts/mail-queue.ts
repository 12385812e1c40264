import { before } from '../db/times.ts';
import type { Store } from '../db/types.ts';
import { DAY_MS } from '../durations.ts';
import type { NewMail } from '../mail/outbox.ts';
import type { Lang } from '../text/languages.ts';

/** What a mail with a link is for. Its link is made when it is sent, so none is stored. */
export type LinkSubject = 'confirm-email' | 'reset-password' | 'invitation';

/** What the mail is about that says so to the owner of an account. */
export const PASSWORD_CHANGED = 'password-changed';

/** Of each purpose, apart from confirmations. */
export const LINKS_A_DAY = 5;

interface LinkRequest {
  about: LinkSubject;
  email: string;
  /** Without it the mail goes to the accounts of the address, if there are any. */
  accountId?: string;
  /** What the token of an invitation is derived from. */
  invitationId?: string;
  language: Lang;
}

/** Always one mail, whether or not there is an account, so that a request tells nothing. */
export const linkMail = ({ accountId, invitationId, ...request }: LinkRequest): NewMail => ({
  kind: 'confirmation',
  reference: accountId ?? invitationId ?? null,
  ...request,
});

/** To the owner of an account whose password was changed. No limit: only a mailed link changes one. */
export const passwordChangedMail = (owner: { email: string; language: Lang }): NewMail => ({
  kind: 'message',
  about: PASSWORD_CHANGED,
  ...owner,
});

/** How many links of this purpose an address was to get in the last day, sent or not. */
export async function countLinks(
  { db }: Pick<Store, 'db'>,
  { about, email }: Pick<LinkRequest, 'about' | 'email'>,
  now = new Date(),
): Promise<number> {
  const links = db
    .selectFrom('mail')
    .select('id')
    .where('email', '=', email)
    .where('about', '=', about)
    .where('created_at', '>', before(now, DAY_MS));
  return (await links.execute()).length;
}
