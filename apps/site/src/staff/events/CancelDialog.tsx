import { type SignUp, staffApi } from '@nzete/api-client/staff';
import { signUpLimits } from '@nzete/domain';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageName, languageOf } from '../gifts/languageName.ts';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { useKeptOnce } from '../session/kept.ts';
import { cancelText, eventMessages as messages } from './messages.ts';

/** Asks for the reason, which the participant reads. */
export function CancelDialog({ signUp, onClose }: { signUp: SignUp; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { reference, name, status } = signUp;
  const cancel = useKeptOnce(`cancellation ${reference}`, staffApi.useCancelSignUpMutation()[0]);
  return (
    <ReasonDialog
      title={formatMessage(messages.cancelTitle)}
      description={<FormattedMessage {...cancelText} values={{ name, language: languageName(signUp) }} />}
      messages={messages}
      maxLength={signUpLimits.reason}
      lang={languageOf(signUp)}
      keptAs={`cancellation ${reference}`}
      done={formatMessage(messages.cancelled)}
      onDecide={(reason) => cancel({ reference, signUpCancellation: { reason, expected_status: status } })}
      onClose={onClose}
    />
  );
}

/** Asks for the reason, which all participants read. */
export function CancelAllDialog({ event, onClose }: { event: string; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const cancel = useKeptOnce(`cancellation ${event}`, staffApi.useCancelAllSignUpsMutation()[0]);
  return (
    <ReasonDialog
      title={formatMessage(messages.cancelAll)}
      description={<FormattedMessage {...messages.cancelAllText} />}
      messages={messages}
      maxLength={signUpLimits.reason}
      lang={undefined}
      keptAs={`cancellation ${event}`}
      done={formatMessage(messages.cancelled)}
      onDecide={(reason) => cancel({ id: event, eventCancellation: { reason } })}
      onClose={onClose}
    />
  );
}
