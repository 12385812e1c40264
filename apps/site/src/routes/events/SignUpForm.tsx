import { signUpLimits } from '@nzete/domain';
import { Button } from '@nzete/ui/Button';
import { CheckboxField } from '@nzete/ui/CheckboxField';
import { DraftNotice } from '@nzete/ui/DraftNotice';
import { ErrorSummary } from '@nzete/ui/ErrorSummary';
import { defaultLanguages } from '@nzete/ui/format';
import { SelectField } from '@nzete/ui/SelectField';
import { SendOutcome } from '@nzete/ui/SendOutcome';
import { TextArea } from '@nzete/ui/TextArea';
import { TextField } from '@nzete/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './signUp.messages.ts';
import { peopleChoices } from './signUp.ts';
import { useSignUp } from './useSignUp.ts';

interface SignUpFormProps {
  /** Its id. */
  event: string;
  /** Its seats are limited, so one may have to wait. */
  isLimited: boolean;
}

/** The form of a participant. */
export default function SignUpForm({ event, isLimited }: SignUpFormProps) {
  const { formatMessage } = useIntl();
  const { formik, form, formRef, draft, result, answer } = useSignUp(event);
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      data-slot="sign-up-form"
      aria-label={formatMessage(messages.title)}
      onSubmit={formik.handleSubmit}
      onReset={formik.handleReset}
      className="nz:grid nz:max-w-measure nz:grid-cols-1 nz:gap-6"
    >
      {answer ? <ErrorSummary {...form.summary} /> : null}
      <input type="hidden" name="event" value={event} />
      <TextField autoComplete="name" {...form.text('name')} />
      <TextField type="email" hint={formatMessage(messages.emailHint)} autoComplete="email" {...form.text('email')} />
      <TextField type="tel" hint={formatMessage(messages.phoneHint)} autoComplete="tel" {...form.text('phone')} />
      <div className="nz:grid nz:items-start nz:gap-6 nz:sm:grid-cols-2">
        <SelectField options={peopleChoices.map((value) => ({ value, label: value }))} {...form.field('people')} />
        <SelectField
          options={defaultLanguages.map(({ code, name }) => ({ value: code, label: name }))}
          {...form.field('language')}
        />
      </div>
      <TextArea
        hint={formatMessage(messages.noteHint)}
        rows={3}
        characterLimit={signUpLimits.note}
        {...form.field('note')}
      />
      {isLimited ? <CheckboxField {...form.checkbox('may_wait')} /> : null}
      <CheckboxField {...form.checkbox('consent')} />
      <div className="nz:grid nz:justify-items-start nz:gap-2">
        <SendOutcome result={result} title={null} />
        <Button type="submit" name="intent" value="event-sign-up" size="lg" isLoading={formik.isSubmitting}>
          <FormattedMessage {...messages.submit} />
        </Button>
        <DraftNotice status={draft.status} onUndo={draft.undo} />
      </div>
    </form>
  );
}
