import { useIntl } from 'react-intl';
import { staffMessages } from '../messages.ts';
import { StaffPage } from '../parts/StaffPage.tsx';

/** What waits, and figures. */
export default function TodayPage() {
  const { formatMessage } = useIntl();
  return <StaffPage title={formatMessage(staffMessages.today)} />;
}
