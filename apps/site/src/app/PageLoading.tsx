import { FormattedMessage } from 'react-intl';
import { sharedMessages } from '../shared/messages.ts';

/** Shown while the code of a page loads that the server has not rendered. */
export function PageLoading() {
  return (
    <div role="status" className="nz:wrap nz:min-h-screen nz:pt-40">
      {/* Late, so that it does not flicker on a quick link. */}
      <span className="nz:appears-late nz:type-lead nz:text-text-muted">
        <FormattedMessage {...sharedMessages.loading} />
      </span>
    </div>
  );
}
