import type { MailContext } from '../../mail/context.ts';
import type { Message } from '../../mail/message.ts';
import type { Delivery } from '../sending/deliveries.ts';
import { languageOfReader } from '../sending/recipients.ts';
import { unsubscribePath } from '../subscriptions/unsubscribe-token.ts';
import { readBody } from './body.ts';
import { letterIdOf, listIdOf } from './id.ts';
import { renderLetter } from './letter.ts';

/** `undefined` if the subscription has ended or bounced. */
export async function composeLetter(
  { issue_id, subscription_id }: Delivery,
  { store, keyring, settings, pictures, intl: intlIn }: MailContext,
): Promise<Message | undefined> {
  const row = await store.db
    .selectFrom('newsletter_subscription')
    .innerJoin('newsletter_issue', (join) => join.on('newsletter_issue.id', '=', issue_id))
    .select(['email', 'language', 'body'])
    .where('newsletter_subscription.id', '=', subscription_id)
    .where('newsletter_subscription.state', '=', 'active')
    .executeTakeFirst();
  if (!row) return undefined;
  const { from, publicUrl } = settings;
  const lang = languageOfReader(row.language);
  const body = readBody(row.body);
  const unsubscribe = publicUrl + unsubscribePath(keyring, { id: subscription_id, language: lang });
  const parts = { body, intl: await intlIn(lang), publicUrl, picture: await pictures(), unsubscribe };
  const { languages, ...letter } = renderLetter(parts);
  const id = letterIdOf({ issue_id, subscription_id });
  return {
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    from,
    to: row.email,
    ...letter,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': languages,
      'List-Id': listIdOf(publicUrl),
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    dsn: { id, return: 'headers' },
  };
}
