import { FormattedMessage } from 'react-intl';
import { staffMessages } from '../messages.ts';

/** While the first page of a visit loads. */
export const StaffLoading = () => (
  <p role="status" className="nz:p-6 nz:text-md">
    <FormattedMessage {...staffMessages.loading} />
  </p>
);
