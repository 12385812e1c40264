import { useOnce } from '@nzete/api-client';
import { useRequestConsultationMutation } from '@nzete/api-client/applications';
import { sendResult } from '@nzete/api-client/forms';
import { consultationLimits } from '@nzete/domain';
import { Button } from '@nzete/ui/Button';
import { DraftNotice } from '@nzete/ui/DraftNotice';
import { ErrorSummary } from '@nzete/ui/ErrorSummary';
import { serverErrors, useForm } from '@nzete/ui/Form';
import { SendOutcome, type SendResult } from '@nzete/ui/SendOutcome';
import { TextArea } from '@nzete/ui/TextArea';
import { TextField } from '@nzete/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDraft } from '../../features/drafts/useDraft.ts';
import { useFormAnswer } from '../../shared/formAnswer.ts';
import { consultationMessages as messages } from './consultation.messages.ts';
import { type Consultation, consultationCall, consultationSchema, emptyConsultation } from './consultation.ts';
import { StatusLink } from './StatusLink.tsx';

/** A short form: what someone has in mind, and where to write to. */
export function ConsultationForm() {
  const { formatMessage } = useIntl();
  const { formik, form, formRef, draft, result, answer } = useConsultation();
  return (
    <form
      ref={formRef}
      noValidate
      // Without JavaScript the server answers.
      method="post"
      data-slot="consultation-form"
      aria-label={formatMessage(messages.title)}
      onSubmit={formik.handleSubmit}
      onReset={formik.handleReset}
      className="nz:grid nz:grid-cols-1 nz:gap-5 nz:pt-4"
    >
      {answer ? <ErrorSummary {...form.summary} headingLevel={3} /> : null}
      <TextField autoComplete="name" {...form.text('name')} />
      <TextField type="email" autoComplete="email" {...form.text('email')} />
      <TextField autoComplete="organization" {...form.text('organization')} />
      <TextArea rows={5} characterLimit={consultationLimits.message} {...form.field('message')} />
      <div className="nz:grid nz:justify-items-start nz:gap-3">
        <SendOutcome
          result={result}
          title={<FormattedMessage {...messages.sentTitle} />}
          description={
            <>
              <FormattedMessage {...messages.sentText} /> <StatusLink />
            </>
          }
        />
        <Button type="submit" name="intent" value="consultation" isLoading={formik.isSubmitting}>
          <FormattedMessage {...messages.send} />
        </Button>
        <DraftNotice status={draft.status} onUndo={draft.undo} />
      </div>
    </form>
  );
}

/** State of the form, with its draft, and its request. */
function useConsultation() {
  const draft = useDraft('consultation', emptyConsultation);
  const answer = useFormAnswer<Consultation>('consultation');
  const [result, setResult] = useState<SendResult | undefined>(answer?.outcome);
  const [trigger] = useRequestConsultationMutation();
  const post = useOnce(draft.underSameKey(trigger));
  const form = useForm<Consultation>({
    initialValues: emptyConsultation,
    schema: consultationSchema,
    labels: messages,
    errors: messages,
    mark: 'optional',
    focus: 'first-field',
    answer,
    draft: draft.restored,
    onValuesChange: draft.save,
    onSubmit: async (values, { resetForm, setStatus }) => {
      setResult(undefined);
      const sent = sendResult(await post(consultationCall(values)));
      setResult(sent);
      if (sent.ok) {
        draft.discard();
        resetForm();
      } else if (sent.reason === 'refused') {
        const refused = Object.keys(sent.fields).map((name) => [name, 'refused']);
        setStatus(serverErrors(values, Object.fromEntries(refused)));
      }
    },
  });
  return { ...form, draft, result, answer };
}
