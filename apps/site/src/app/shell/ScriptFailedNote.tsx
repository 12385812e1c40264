import { BottomNotice } from '@nzete/ui/BottomNotice';
import { FormattedMessage } from 'react-intl';
import { sharedMessages } from '../../shared/messages.ts';

/**
 * Says that the page's code failed to load. The server renders it into every page, and CSS shows it
 * once the document is marked, so it works without that code.
 */
export function ScriptFailedNote() {
  return (
    <BottomNotice role="status" data-slot="script-failed" when="script-failed">
      <FormattedMessage {...sharedMessages.scriptFailed} />
      <a
        // biome-ignore lint/a11y/useValidAnchor: an empty href reloads the page
        href=""
      >
        <FormattedMessage {...sharedMessages.reload} />
      </a>
    </BottomNotice>
  );
}
