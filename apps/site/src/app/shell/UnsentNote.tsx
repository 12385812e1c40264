import { BottomNotice } from '@nzete/ui/BottomNotice';
import { Button } from '@nzete/ui/Button';
import { FormattedMessage } from 'react-intl';
import { sharedMessages } from '../../shared/messages.ts';

/**
 * Says that a form could not be sent while its code is missing. The server renders it into every
 * page; the inline script shows it and handles its button (`early/sendForm.ts`).
 */
export function UnsentNote() {
  return (
    <BottomNotice role="alert" data-slot="unsent" when="unsent">
      <FormattedMessage {...sharedMessages.unsent} />
      <Button variant="quiet" size="sm" data-send-again="">
        <FormattedMessage {...sharedMessages.sendAgain} />
      </Button>
    </BottomNotice>
  );
}
