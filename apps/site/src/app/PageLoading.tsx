import { BottomNotice } from '@nzete/ui/BottomNotice';
import { FormattedMessage } from 'react-intl';
import { sharedMessages } from '../shared/messages.ts';

/** Shown while the code of a page loads that the server has not rendered. */
export function PageLoading() {
  return (
    // As high as the window, so that the footer stays out of sight.
    <div style={{ minHeight: '100vh' }}>
      <BottomNotice role="status" when="late">
        <FormattedMessage {...sharedMessages.loading} />
      </BottomNotice>
    </div>
  );
}
