import { type Gift, staffApi } from '@nzete/api-client/staff';
import { giftCurrencies, homeDay, isGiftDay, parseAmount } from '@nzete/domain';
import { useForm } from '@nzete/ui/Form';
import { SelectField } from '@nzete/ui/SelectField';
import { TextField } from '@nzete/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { object, string } from 'yup';
import { DecideDialog } from '../parts/DecideDialog.tsx';
import { useAct } from '../parts/useAct.ts';
import { useKeptOnce } from '../session/kept.ts';
import { giftMessages as messages } from './messages.ts';

const schema = object({
  amount: string()
    .required('amountWrong')
    .test('amount', 'amountWrong', (amount) => parseAmount(amount) !== undefined),
  currency: string().required(),
  received_on: string()
    .required('dayWrong')
    .test('day', 'dayWrong', (day) => isGiftDay('received', day)),
});

/** Asks for what the account shows; the donor's values are there to begin with. */
export function ConfirmGift({ gift, onClose }: { gift: Gift; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const act = useAct();
  const confirm = useKeptOnce(`confirmation ${gift.reference}`, staffApi.useConfirmGiftMutation()[0]);
  const { formik, form, formRef } = useForm<{ amount: string; currency: Gift['currency']; received_on: string }>({
    initialValues: { amount: gift.amount, currency: gift.currency, received_on: gift.sent_on },
    schema,
    labels: messages,
    errors: messages,
    mark: 'optional',
    focus: 'first-field',
    onSubmit: async ({ amount, ...values }) => {
      const giftConfirmation = { ...values, amount: parseAmount(amount) ?? amount };
      const call = confirm({ reference: gift.reference, giftConfirmation });
      if (await act(call, formatMessage(messages.confirmed))) onClose();
    },
  });
  return (
    <DecideDialog
      title={formatMessage(messages.confirm)}
      description={<FormattedMessage {...messages.confirmText} />}
      isBusy={formik.isSubmitting}
      onClose={onClose}
    >
      {(id) => (
        <form ref={formRef} id={id} noValidate onSubmit={formik.handleSubmit} className="nz:grid nz:gap-5">
          <TextField inputMode="decimal" autoComplete="off" {...form.text('amount')} />
          <SelectField
            {...form.field('currency')}
            options={giftCurrencies.map((code) => ({ value: code, label: code }))}
          />
          <TextField type="date" max={homeDay()} {...form.text('received_on')} />
        </form>
      )}
    </DecideDialog>
  );
}
