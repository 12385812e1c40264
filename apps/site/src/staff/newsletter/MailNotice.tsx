import { staffApi } from '@nzete/api-client/staff';
import { Alert } from '@nzete/ui/Alert';
import { FormattedMessage } from 'react-intl';
import { newsletterMessages as messages } from './texts/messages.ts';

/** Says that issues cannot be sent from here yet. */
export function MailNotice() {
  const { data } = staffApi.useGetNewsletterSubscriptionsQuery({});
  if (!data || data.is_mail_set_up) return null;
  return <Alert tone="warning" description={<FormattedMessage {...messages.noMail} />} />;
}
