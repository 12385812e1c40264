import type { Keyring } from '../crypto/keyring.ts';
import type { Store } from '../db/types.ts';
import type { Mail } from '../mail/outbox.ts';
import { SAMPLE_TOKEN } from '../mail/samples.ts';
import { type MailWriter, mailWriter, type SubjectMails } from '../mail/write.ts';
import type { Lang } from '../text/languages.ts';
import { invitationPath, invitationToken } from './invitation-link.ts';
import { createLink, findLink } from './links.ts';
import { type LinkSubject, PASSWORD_CHANGED } from './mail-queue.ts';
import { common, confirmEmail, invitation, passwordChanged, resetPassword } from './messages.ts';

/** The page of each link. The token is behind the `#`, so it is in no log and no `Referer`. */
const paths: Record<LinkSubject, (lang: Lang, token: string) => string> = {
  'confirm-email': (lang, token) => `/account?lang=${lang}#confirm=${token}`,
  'reset-password': (lang, token) => `/forgot-password?lang=${lang}#${token}`,
  invitation: invitationPath,
};

const messagesOf = { 'confirm-email': confirmEmail, 'reset-password': resetPassword, invitation };

/**
 * The account that a link is for: of a reset, that of staff, else the newest of the address, confirmed
 * ones first, since a mailed link proves the address.
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
    .orderBy((eb) => eb.case().when('role', 'is', null).then(1).else(0).end())
    .orderBy((eb) => eb.case().when('email_confirmed_at', 'is', null).then(1).else(0).end())
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** Created now and stored as a hash, if there is an account. Who asked was told of the limit. */
async function newToken(store: Pick<Store, 'db'>, mail: Mail, about: LinkSubject): Promise<string | undefined> {
  const { email } = mail;
  const account = email === null ? undefined : await findRecipient(store, email, mail);
  if (!email || !account) return undefined;
  return createLink(store.db, { purpose: about, accountId: account.id, email });
}

/** The administrator who invites sees it too. `undefined` if it has been used or withdrawn since. */
async function tokenOfInvitation({ db }: Pick<Store, 'db'>, keyring: Keyring, { reference }: Mail) {
  const token = invitationToken(keyring, reference ?? '');
  return (await findLink(db, 'invitation', token)) && token;
}

/** For the owner of an account. */
const linkAbout = (about: LinkSubject): MailWriter =>
  mailWriter<{ token: string }>({
    async read(mail, { store, keyring }) {
      const token = await (about === 'invitation'
        ? tokenOfInvitation(store, keyring, mail)
        : newToken(store, mail, about));
      return token ? { token } : undefined;
    },
    write({ token }, { intl: { formatMessage, locale }, publicUrl }) {
      const { subject, text, lifetime } = messagesOf[about];
      return {
        subject: formatMessage(subject),
        body: [
          `${formatMessage(text)}\n${publicUrl}${paths[about](locale, token)}`,
          formatMessage(lifetime),
          ...(about === 'invitation' ? [] : [formatMessage(common.ifNotYou)]),
        ],
      };
    },
    samples: () => [{ token: SAMPLE_TOKEN }],
  });

/** To the owner of an account, who may not have changed it. */
const passwordMail = mailWriter<object>({
  read: async () => ({}),
  write: (_facts, { intl: { formatMessage, locale }, publicUrl }) => ({
    subject: formatMessage(passwordChanged.subject),
    body: [
      formatMessage(passwordChanged.text),
      `${formatMessage(passwordChanged.ifNotYou)}\n${publicUrl}/forgot-password?lang=${locale}`,
      `${formatMessage(passwordChanged.write)}\n${publicUrl}/send-feedback?lang=${locale}`,
    ],
  }),
  samples: () => [{}],
});

const links: Record<LinkSubject, SubjectMails[string]> = {
  'confirm-email': { confirmation: linkAbout('confirm-email') },
  'reset-password': { confirmation: linkAbout('reset-password') },
  invitation: { confirmation: linkAbout('invitation') },
};

export const mails: SubjectMails = { ...links, [PASSWORD_CHANGED]: { message: passwordMail } };
