import { type Gift, staffApi } from '@nzete/api-client/staff';
import { giftLimits } from '@nzete/domain';
import { FormattedMessage, useIntl } from 'react-intl';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { useKeptOnce } from '../session/kept.ts';
import { languageName, languageOf } from './languageName.ts';
import { giftMessages as messages, reasonLabel, refuseText } from './messages.ts';

/** Asks for the reason, which the donor reads. */
export function RefuseGift({ gift, onClose }: { gift: Gift; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { reference } = gift;
  const refuse = useKeptOnce(`refusal ${reference}`, staffApi.useRefuseGiftMutation()[0]);
  const language = languageName(gift);
  return (
    <ReasonDialog
      title={formatMessage(messages.refuse)}
      description={<FormattedMessage {...refuseText} values={{ language }} />}
      label={formatMessage(reasonLabel, { language })}
      messages={messages}
      maxLength={giftLimits.reason}
      lang={languageOf(gift)}
      keptAs={`refusal ${reference}`}
      done={formatMessage(messages.refused)}
      onDecide={(reason) => refuse({ reference, giftRefusal: { reason } })}
      onClose={onClose}
    />
  );
}
