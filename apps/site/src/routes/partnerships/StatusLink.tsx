import { Link } from '@nzete/ui/Link';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './sections.messages.ts';

/** After a form was sent: the page where its reference number is of use. */
export const StatusLink = () => (
  <Link href={paths.status} variant="inline">
    <FormattedMessage {...messages.status} />
  </Link>
);
