import { FormattedMessage } from 'react-intl';
import { bottomNote } from '../../shared/bottomNote.ts';
import { sharedMessages } from '../../shared/messages.ts';

/**
 * Says that the page's code failed to load. The server renders it into every page, and CSS shows it
 * once the document is marked, so it works without that code.
 */
export function ScriptFailedNote() {
  return (
    <div role="status" data-slot="script-failed" className={`nz:hidden nz:[[data-script-failed]_&]:flex ${bottomNote}`}>
      <FormattedMessage {...sharedMessages.scriptFailed} />
      <a
        // biome-ignore lint/a11y/useValidAnchor: an empty href reloads the page
        href=""
        className="nz:focus-ring nz:flex nz:min-h-hit nz:items-center nz:font-bold nz:text-link nz:underline nz:underline-offset-4"
      >
        <FormattedMessage {...sharedMessages.reload} />
      </a>
    </div>
  );
}
