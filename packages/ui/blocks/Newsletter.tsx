import { readError, useOnce } from '@nzete/api-client';
import { useSubscribeToNewsletterMutation } from '@nzete/api-client/newsletter';
import { NewsletterForm, type NewsletterFormProps } from '@nzete/ui/NewsletterForm';

interface NewsletterProps extends Pick<NewsletterFormProps, 'title' | 'description' | 'note' | 'links'> {}

/** A band with one field; a second press after a lost response subscribes only once. */
export function Newsletter(texts: NewsletterProps) {
  const [trigger] = useSubscribeToNewsletterMutation();
  const subscribe = useOnce(trigger);
  const submit: NewsletterFormProps['onSubmit'] = async (email) => {
    const { error } = await subscribe({ newsletterSubscriptionInput: { email } });
    if (!error) return { ok: true };
    const { status, detail } = readError(error);
    return status === 400 ? { ok: false, reason: 'already-subscribed' } : { ok: false, reason: 'other', detail };
  };
  return <NewsletterForm {...texts} onSubmit={submit} />;
}
