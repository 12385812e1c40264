import type { MailContext } from '../mail/context.ts';
import { mailMessages } from '../mail/messages.ts';
import { SAMPLE_ID, sampleKeyring } from '../mail/samples.ts';
import { type MailsAbout, mailWriter, type SubjectMails } from '../mail/write.ts';
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

interface Link {
  link: string;
}

const welcome = mailWriter<Link>({
  /** `undefined` if the subscription has ended. */
  async read({ email }, context) {
    const subscription = await findSubscription(context, email);
    if (subscription?.state !== 'active') return undefined;
    return { link: unsubscribePath(context.keyring, subscription) };
  },
  write({ link: path }, { intl: { formatMessage }, publicUrl }) {
    const link = publicUrl + path;
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
  },
  samples: ({ intl: { locale } }) => [{ link: unsubscribePath(sampleKeyring, { id: SAMPLE_ID, language: locale }) }],
});

const askToConfirm = mailWriter<Link>({
  /** `undefined` if there is nothing to confirm any more. */
  async read({ email }, context, { locale }) {
    const subscription = await findSubscription(context, email);
    if (!subscription || subscription.state === 'active') return undefined;
    return { link: confirmPath(context.keyring, subscription.id, locale) };
  },
  write: ({ link }, { intl: { formatMessage }, publicUrl }) => ({
    subject: formatMessage(confirm.subject),
    body: [`${formatMessage(confirm.text)}\n${publicUrl}${link}`, formatMessage(mailMessages.ifNotYou)],
  }),
  samples: ({ intl: { locale } }) => [{ link: confirmPath(sampleKeyring, SAMPLE_ID, locale) }],
});

const mailboxIsGone: MailsAbout['mailboxIsGone'] = (store, email) => takeBounce(store, { email, kind: 'permanent' });

export const mails: SubjectMails = {
  newsletter: { confirmation: welcome, mailboxIsGone },
  'newsletter-confirm': { confirmation: askToConfirm, isPromised: true, mailboxIsGone },
  [LETTER_TEST]: { message: letterTest },
};
