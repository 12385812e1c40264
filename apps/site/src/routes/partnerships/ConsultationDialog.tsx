import { useOnce } from '@nzete/api-client';
import { useRequestConsultationMutation } from '@nzete/api-client/applications';
import { consultationLimits } from '@nzete/domain';
import { Button } from '@nzete/ui/Button';
import { Dialog } from '@nzete/ui/Dialog';
import { serverErrors, useForm } from '@nzete/ui/Form';
import { SendOutcome, type SendResult } from '@nzete/ui/SendOutcome';
import { TextArea } from '@nzete/ui/TextArea';
import { TextField } from '@nzete/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sendResult } from '../../shared/sendResult.ts';
import { consultationMessages as messages } from './consultation.messages.ts';
import { type Consultation, consultationSchema, emptyConsultation } from './consultation.ts';

export interface ConsultationDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A short form: what someone has in mind, and where to write to. */
export default function ConsultationDialog({ open, onOpenChange }: ConsultationDialogProps) {
  const { formatMessage } = useIntl();
  const { formik, form, formRef, result } = useConsultation();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<FormattedMessage {...messages.title} />}
      description={<FormattedMessage {...messages.lead} />}
    >
      <form
        ref={formRef}
        noValidate
        // If submitted before hydration, the values must not end up in the URL.
        method="post"
        data-slot="consultation-form"
        aria-label={formatMessage(messages.title)}
        onSubmit={formik.handleSubmit}
        className="nz:grid nz:grid-cols-1 nz:gap-5 nz:pt-4"
      >
        <TextField autoComplete="name" {...form.text('name')} />
        <TextField type="email" autoComplete="email" {...form.text('email')} />
        <TextField autoComplete="organization" {...form.text('organization')} />
        <TextArea rows={5} characterLimit={consultationLimits.message} {...form.field('message')} />
        <div className="nz:grid nz:justify-items-start nz:gap-3">
          <SendOutcome
            result={result}
            title={<FormattedMessage {...messages.sentTitle} />}
            description={<FormattedMessage {...messages.sentText} />}
          />
          <Button type="submit" isLoading={formik.isSubmitting}>
            <FormattedMessage {...messages.send} />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** State of the form, and its request. */
function useConsultation() {
  const [result, setResult] = useState<SendResult>();
  const [trigger] = useRequestConsultationMutation();
  const post = useOnce(trigger);
  const form = useForm<Consultation>({
    initialValues: emptyConsultation,
    schema: consultationSchema,
    labels: messages,
    errors: messages,
    mark: 'optional',
    focus: 'first-field',
    onSubmit: async (values, { resetForm, setStatus }) => {
      setResult(undefined);
      const { organization, ...rest } = consultationSchema.cast(values);
      const consultationInput = { ...rest, ...(organization ? { organization } : {}) };
      const answer = sendResult(await post({ consultationInput }));
      setResult(answer);
      if (answer.ok) resetForm();
      else if (answer.reason === 'refused') {
        const refused = Object.keys(answer.fields).map((name) => [name, 'refused']);
        setStatus(serverErrors(values, Object.fromEntries(refused)));
      }
    },
  });
  return { ...form, result };
}
