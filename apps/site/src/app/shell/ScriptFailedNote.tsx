import { FormattedMessage } from 'react-intl';
import { bottomNote } from '../../shared/bottomNote.ts';
import { sharedMessages } from '../../shared/messages.ts';

/**
 * Says that the page's code did not come. The server writes it into every page; it shows once the inline script (`src/early`) or the start has
 * marked the document, so no code is needed for it.
 */
export function ScriptFailedNote() {
  return (
    <div role="status" data-slot="script-failed" className={`nz:hidden nz:[[data-script-failed]_&]:flex ${bottomNote}`}>
      <FormattedMessage {...sharedMessages.scriptFailed} />
      <a
        // biome-ignore lint/a11y/useValidAnchor: an empty address is this page's own, so the link loads it again
        href=""
        className="nz:focus-ring nz:flex nz:min-h-hit nz:items-center nz:font-bold nz:text-link nz:underline nz:underline-offset-4"
      >
        <FormattedMessage {...sharedMessages.reload} />
      </a>
    </div>
  );
}
