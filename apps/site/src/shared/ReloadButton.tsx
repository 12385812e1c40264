import { Button } from '@nzete/ui/Button';
import { FormattedMessage } from 'react-intl';
import { sharedMessages } from './messages.ts';

/** "Try again" reloads the document: some browsers never retry a module that failed to load. */
export function ReloadButton() {
  return (
    <Button onClick={() => window.location.reload()}>
      <FormattedMessage {...sharedMessages.tryAgain} />
    </Button>
  );
}
