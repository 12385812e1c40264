import { invitationPath, invitationToken } from '../accounts/invitation-link.ts';
import { createLink, findLink } from '../accounts/links.ts';
import type { Keyring } from '../crypto/keyring.ts';
import type { Store } from '../db/types.ts';
import type { LinkSubject, Mail } from '../mail/outbox.ts';
import type { Lang } from '../text/languages.ts';
import { ifNotYourAccount, linkMails } from './link-texts.ts';

/** The page of each link. The token is behind the `#`, so it is in no log and no `Referer`. */
const paths: Record<LinkSubject, (lang: Lang, token: string) => string> = {
  'confirm-email': (lang, token) => `/account?lang=${lang}#confirm=${token}`,
  'reset-password': (lang, token) => `/forgot-password?lang=${lang}#${token}`,
  invitation: invitationPath,
};

/**
 * The account that a link is for: of a reset, the newest of the address, confirmed ones first,
 * since a mailed link proves the address.
 */
async function findRecipient({ db }: Pick<Store, 'db'>, email: string, { about, reference }: Mail) {
  const accounts = db.selectFrom('account').select('id').where('email', '=', email);
  if (about === 'confirm-email') {
    return accounts
      .where('id', '=', reference ?? '')
      .where('email_confirmed_at', 'is', null)
      .executeTakeFirst();
  }
  return accounts
    .orderBy((eb) => eb.case().when('email_confirmed_at', 'is', null).then(1).else(0).end())
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

interface LinkMail {
  mail: Mail;
  email: string;
  about: LinkSubject;
  lang: Lang;
  publicUrl: string;
}

/** Created now and stored as a hash, if there is an account. Who asked was told of the limit. */
async function newToken(store: Pick<Store, 'db'>, { mail, email, about }: LinkMail): Promise<string | undefined> {
  const account = await findRecipient(store, email, mail);
  if (!account) return undefined;
  return createLink(store.db, { purpose: about, accountId: account.id, email });
}

/** The administrator who invites sees it too. `undefined` if it has been used or withdrawn since. */
async function tokenOfInvitation({ db }: Pick<Store, 'db'>, keyring: Keyring, { reference }: Mail) {
  const token = invitationToken(keyring, reference ?? '');
  return (await findLink(db, 'invitation', token)) && token;
}

/** The subject and the lines of a mail with a link; `undefined` if there is nothing to send. */
export async function writeLinkMail(
  { store, keyring }: { store: Pick<Store, 'db'>; keyring: Keyring },
  sending: LinkMail,
): Promise<{ subject: string; lines: string[] } | undefined> {
  const { about, mail, lang, publicUrl } = sending;
  const token = await (about === 'invitation' ? tokenOfInvitation(store, keyring, mail) : newToken(store, sending));
  if (!token) return undefined;
  const texts = linkMails[about];
  return {
    subject: texts.subject[lang],
    lines: [
      `${texts.text[lang]}\n${publicUrl}${paths[about](lang, token)}`,
      texts.lifetime[lang],
      ...(about === 'invitation' ? [] : [ifNotYourAccount[lang]]),
    ],
  };
}
