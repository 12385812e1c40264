import { Button } from '@nzete/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { OuterFrame } from '../shell/OuterFrame.tsx';
import { setUpMessages as messages } from './messages.ts';
import { useNewCodes } from './useNewCodes.ts';

interface MissedCodesProps {
  onCodes: (codes: string[]) => void;
  onLater: () => void;
}

/** The second factor was set up, but its recovery codes were not kept: new ones, as a step of the sign-in. */
export function MissedCodes({ onCodes, onLater }: MissedCodesProps) {
  const { formatMessage } = useIntl();
  const { isLoading, make } = useNewCodes(onCodes);
  return (
    <OuterFrame title={formatMessage(messages.newTitle)} intro={<FormattedMessage {...messages.missed} />}>
      <div className="nz:flex nz:flex-wrap nz:gap-3">
        <Button isLoading={isLoading} onClick={make}>
          <FormattedMessage {...messages.newDo} />
        </Button>
        <Button variant="quiet" onClick={onLater}>
          <FormattedMessage {...messages.later} />
        </Button>
      </div>
    </OuterFrame>
  );
}
