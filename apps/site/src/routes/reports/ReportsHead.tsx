import { PageHead } from '@nzete/ui/PageHead';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

/** The back link, the heading, and an explanation of the reports. */
export function ReportsHead() {
  return (
    <PageHead
      back={{ href: paths.impact, label: <FormattedMessage {...messages.back} /> }}
      title={<FormattedMessage {...messages.title} />}
      description={<FormattedMessage {...messages.lead} />}
    />
  );
}
