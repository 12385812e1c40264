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
      className="fixed inset-x-0 bottom-0 z-40 hidden flex-wrap items-center justify-center gap-x-4 border-line-strong border-t-[1.5px] bg-surface px-5 py-1 print:hidden [[data-script-failed]_&]:flex"
    >
      <FormattedMessage {...sharedMessages.scriptFailed} />
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page's own, so the link loads it again */}
      <a href="" className="focus-ring flex min-h-hit items-center font-bold text-link underline underline-offset-4">
        <FormattedMessage {...sharedMessages.reload} />
      </a>
    </div>
  );
}
