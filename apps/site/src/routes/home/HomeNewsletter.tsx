import { NewsletterForm } from '@nzete/ui/NewsletterForm';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSubscribe } from '../../features/newsletter/useSubscribe.ts';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { paths } from '../../shared/routes.ts';
import { homeMessages as texts } from './home.messages.ts';

/** The newsletter, and links to social media. */
export function HomeNewsletter() {
  const { formatMessage } = useIntl();
  const subscribe = useSubscribe();
  const notify = useNotify();
  return (
    <NewsletterForm
      title={<FormattedMessage {...texts.newsTitle} />}
      description={<FormattedMessage {...texts.newsLead} />}
      links={[
        { href: paths.reports, label: formatMessage(texts.newsReports) },
        { href: paths.volunteers, label: formatMessage(texts.newsVolunteers) },
        { href: paths.partnerships, label: formatMessage(texts.newsPartnerships) },
      ]}
      onSubmit={subscribe}
      onMessage={notify}
    />
  );
}
