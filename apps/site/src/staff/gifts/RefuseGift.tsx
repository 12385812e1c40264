import { type Gift, staffApi } from '@nzete/api-client/staff';
import { giftLimits } from '@nzete/domain';
import { useForm } from '@nzete/ui/Form';
import { TextArea } from '@nzete/ui/TextArea';
import { FormattedMessage, useIntl } from 'react-intl';
import { object, string } from 'yup';
import { DecideDialog } from '../parts/DecideDialog.tsx';
import { useAct } from '../parts/useAct.ts';
import { languageName, languageOf } from './languageName.ts';
import { giftMessages as messages, reasonLabel, refuseText } from './messages.ts';

const schema = object({
  reason: string().trim().required('reasonMissing').max(giftLimits.reason, 'reasonMissing'),
});

/** Asks for the reason, which the donor reads. */
export function RefuseGift({ gift, onClose }: { gift: Gift; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const act = useAct();
  const [refuse] = staffApi.useRefuseGiftMutation();
  const language = languageName(gift);
  const { formik, form, formRef } = useForm<{ reason: string }>({
    initialValues: { reason: '' },
    schema,
    labels: messages,
    errors: messages,
    mark: 'optional',
    focus: 'first-field',
    onSubmit: async ({ reason }) => {
      const call = refuse({ reference: gift.reference, giftRefusal: { reason: reason.trim() } });
      if (await act(call, formatMessage(messages.refused))) onClose();
    },
  });
  return (
    <DecideDialog
      title={formatMessage(messages.refuse)}
      description={<FormattedMessage {...refuseText} values={{ language }} />}
      isBusy={formik.isSubmitting}
      onClose={onClose}
    >
      {(id) => (
        <form ref={formRef} id={id} noValidate onSubmit={formik.handleSubmit} className="nz:grid nz:gap-5">
          <TextArea
            rows={6}
            lang={languageOf(gift)}
            characterLimit={giftLimits.reason}
            {...form.field('reason')}
            label={formatMessage(reasonLabel, { language })}
          />
        </form>
      )}
    </DecideDialog>
  );
}
