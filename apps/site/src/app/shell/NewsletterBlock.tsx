import { NewsletterForm } from '@nzete/ui/NewsletterForm';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSubscribe } from '../../features/newsletter/useSubscribe.ts';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { useFormAnswer } from '../../shared/formAnswer.ts';
import { paths } from '../../shared/routes.ts';
import { newsletterMessages as texts } from './newsletter.messages.ts';

/** The newsletter at the bottom of a page, with links to other ways to stay in touch. */
export default function NewsletterBlock() {
  const { formatMessage } = useIntl();
  const subscribe = useSubscribe();
  const notify = useNotify();
  return (
    <NewsletterForm
      id="newsletter"
      title={<FormattedMessage {...texts.title} />}
      links={[
        { href: paths.reports, label: formatMessage(texts.reports) },
        { href: paths.volunteers, label: formatMessage(texts.volunteers) },
        { href: paths.partnerships, label: formatMessage(texts.partnerships) },
      ]}
      onSubmit={subscribe}
      onMessage={notify}
      answer={useFormAnswer('newsletter')}
      intent="newsletter"
    />
  );
}
