import { Button } from '@nzete/ui/Button';
import { FormattedMessage } from 'react-intl';
import { sharedMessages } from './messages.ts';

/** Shown instead of a part of a page, such as the footer. */
export function PartError() {
  return (
    <div role="alert" className="nz:wrap nz:flex nz:flex-wrap nz:items-center nz:gap-4 nz:py-6">
      <p>
        <FormattedMessage {...sharedMessages.offlineText} />
      </p>
      <ReloadButton />
    </div>
  );
}

/** "Try again" by loading the document again: some browsers remember for its lifetime that a file of code did not come. */
export function ReloadButton() {
  return (
    <Button onClick={() => window.location.reload()}>
      <FormattedMessage {...sharedMessages.tryAgain} />
    </Button>
  );
}
