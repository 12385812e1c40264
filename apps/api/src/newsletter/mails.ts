import type { MailContext } from '../mail/context.ts';
import { mailMessages } from '../mail/messages.ts';
import type { MailsAbout, SubjectMails, WriteMail } from '../mail/write.ts';
import { takeBounce } from './bounces/bounces.ts';
import { listIdOf } from './letter/id.ts';
import { LETTER_TEST, letterTest } from './letter/test-letter.ts';
import { confirm, subscribed } from './messages.ts';
import { confirmPath } from './subscriptions/confirm-token.ts';
import { unsubscribePath } from './subscriptions/unsubscribe-token.ts';

async function findSubscription({ store }: MailContext, email: string | null) {
  const row = store.db.selectFrom('newsletter_subscription').select(['id', 'language', 'state']);
  return email === null ? undefined : row.where('email', '=', email).executeTakeFirst();
}

/** `undefined` if the subscription has ended. */
const welcome: WriteMail = async ({ email }, context, { formatMessage }) => {
  const subscription = await findSubscription(context, email);
  if (subscription?.state !== 'active') return undefined;
  const { publicUrl } = context.settings;
  const link = publicUrl + unsubscribePath(context.keyring, subscription);
  return {
    subject: formatMessage(subscribed.subject),
    body: [
      formatMessage(subscribed.text),
      `${formatMessage(subscribed.unsubscribe)}\n${link}`,
      formatMessage(subscribed.ifNotYou),
    ],
    headers: {
      'List-Id': listIdOf(publicUrl),
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
};

/** `undefined` if there is nothing to confirm any more. */
const askToConfirm: WriteMail = async ({ email }, context, { formatMessage, locale }) => {
  const subscription = await findSubscription(context, email);
  if (!subscription || subscription.state === 'active') return undefined;
  const link = context.settings.publicUrl + confirmPath(context.keyring, subscription.id, locale);
  return {
    subject: formatMessage(confirm.subject),
    body: [`${formatMessage(confirm.text)}\n${link}`, formatMessage(mailMessages.ifNotYou)],
  };
};

const mailboxIsGone: MailsAbout['mailboxIsGone'] = (store, email) => takeBounce(store, { email, kind: 'permanent' });

export const mails: SubjectMails = {
  newsletter: { confirmation: welcome, mailboxIsGone },
  'newsletter-confirm': { confirmation: askToConfirm, isPromised: true, mailboxIsGone },
  [LETTER_TEST]: { message: letterTest },
};
