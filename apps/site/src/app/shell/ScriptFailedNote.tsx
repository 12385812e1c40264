import { FormattedMessage } from 'react-intl';
import { sharedMessages } from '../../shared/messages.ts';

/**
 * Says that the page's code did not come. The server writes it into every page; it shows once the inline script (`src/early`) or the start has
 * marked the document, so no code is needed for it.
 */
export function ScriptFailedNote() {
  return (
    <div
      role="status"
      data-slot="script-failed"
      className="nz:fixed nz:inset-x-0 nz:bottom-0 nz:z-40 nz:hidden nz:flex-wrap nz:items-center nz:justify-center nz:gap-x-4 nz:border-line-strong nz:border-t-[1.5px] nz:bg-surface nz:px-5 nz:py-1 nz:print:hidden nz:[[data-script-failed]_&]:flex"
    >
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
