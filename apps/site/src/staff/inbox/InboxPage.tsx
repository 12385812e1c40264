import { useIntl } from 'react-intl';
import { staffMessages } from '../messages.ts';
import { StaffPage } from '../parts/StaffPage.tsx';

/** The inbox. */
export default function InboxPage() {
  const { formatMessage } = useIntl();
  return <StaffPage title={formatMessage(staffMessages.inbox)} />;
}
