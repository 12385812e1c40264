import { Link } from '@nzete/ui/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { staffMessages } from '../messages.ts';
import { StaffPage } from '../parts/StaffPage.tsx';
import { staffPaths } from '../paths.ts';

/** An unknown address below the staff area. */
export function NotFoundPage() {
  const { formatMessage } = useIntl();
  return (
    <StaffPage title={formatMessage(staffMessages.notFoundTitle)}>
      <p>
        <Link href={staffPaths.today}>
          <FormattedMessage {...staffMessages.toToday} />
        </Link>
      </p>
    </StaffPage>
  );
}
