import { Button } from '@nzete/ui/Button';
import { FormattedMessage } from 'react-intl';
import { sharedMessages } from './messages.ts';

/** "Try again" by loading the document again: some browsers remember for its lifetime that a file of code did not come. */
export function ReloadButton() {
  return (
    <Button onClick={() => window.location.reload()}>
      <FormattedMessage {...sharedMessages.tryAgain} />
    </Button>
  );
}
