import { type DonationMethods, useGetDonationMethodsQuery } from '@nzete/api-client/giving';
import { giftCurrencies } from '@nzete/domain';
import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { DraftNotice } from '@nzete/ui/DraftNotice';
import { ErrorSummary } from '@nzete/ui/ErrorSummary';
import { SelectField } from '@nzete/ui/SelectField';
import { SendOutcome } from '@nzete/ui/SendOutcome';
import { TextField } from '@nzete/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryState } from '../../shared/QueryState.tsx';
import { useLang } from '../../shared/useLang.ts';
import { messages } from './messages.ts';
import { useGift } from './useGift.ts';

/** The form, once the ways to give are known. */
export default function GiftForm() {
  const methods = useGetDonationMethodsQuery({ lang: useLang() });
  return (
    <QueryState query={methods} loading={messages.loading} error={messages.failed}>
      {(list) => <Fields methods={list} />}
    </QueryState>
  );
}

function Fields({ methods }: { methods: DonationMethods }) {
  const { formatMessage } = useIntl();
  const { formik, form, formRef, draft, result, answer } = useGift();
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      data-slot="gift-form"
      aria-label={formatMessage(messages.title)}
      onSubmit={formik.handleSubmit}
      onReset={formik.handleReset}
      className="nz:grid nz:max-w-measure nz:grid-cols-1 nz:gap-6"
    >
      {methods.some(({ open }) => open) ? null : (
        <Alert tone="warning" description={<FormattedMessage {...messages.closed} />} />
      )}
      {answer ? <ErrorSummary {...form.summary} /> : null}
      <SelectField
        placeholder={formatMessage(messages.methodChoose)}
        options={methods.map(({ id, title, fallback }) => ({ value: id, label: title, lang: fallback?.title }))}
        {...form.field('method')}
      />
      <div className="nz:grid nz:items-start nz:gap-6 nz:sm:grid-cols-2">
        <TextField inputMode="decimal" autoComplete="off" {...form.text('amount')} />
        <SelectField
          placeholder={formatMessage(messages.currencyChoose)}
          options={giftCurrencies.map((code) => ({ value: code, label: code }))}
          {...form.field('currency')}
        />
      </div>
      <TextField type="date" {...form.text('sent_on')} />
      <TextField
        hint={formatMessage(messages.transferHint)}
        autoComplete="off"
        spellCheck={false}
        {...form.text('transfer_reference')}
      />
      <TextField hint={formatMessage(messages.nameHint)} autoComplete="name" {...form.text('name')} />
      <TextField type="email" hint={formatMessage(messages.emailHint)} autoComplete="email" {...form.text('email')} />
      <div className="nz:grid nz:justify-items-start nz:gap-2">
        <SendOutcome result={result} title={null} />
        <Button type="submit" name="intent" value="gift" size="lg" isLoading={formik.isSubmitting}>
          <FormattedMessage {...messages.submit} />
        </Button>
        <DraftNotice status={draft.status} onUndo={draft.undo} />
      </div>
    </form>
  );
}
