import { staffApi } from '@nzete/api-client/staff';
import type { StaffRole } from '@nzete/domain';
import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { Dialog, DialogClose } from '@nzete/ui/Dialog';
import { useForm } from '@nzete/ui/Form';
import { defaultLanguages, type Language, useFormat } from '@nzete/ui/format';
import { SelectField } from '@nzete/ui/SelectField';
import { TextField } from '@nzete/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object, string } from 'yup';
import { staffMessages } from '../messages.ts';
import { failureText } from '../parts/failure.ts';
import { useKeptOnce } from '../session/kept.ts';
import { InvitationLink } from './InvitationLink.tsx';
import { peopleMessages as messages } from './messages.ts';
import { RoleField } from './RoleField.tsx';

const schema = object({
  email: string()
    .trim()
    .required('emailRequired')
    .matches(/^\S+@\S+\.\S+$/, 'emailRequired')
    .max(254),
  role: string().required(),
  language: string().required(),
});

/** Invites someone by an e-mail address; then shows the link. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { language } = useFormat();
  const [inviteCall, { data, error }] = staffApi.useInviteMutation();
  const invite = useKeptOnce('invitation', inviteCall);
  const [formId] = useState('invite');
  const { formik, form, formRef } = useForm<{ email: string; role: StaffRole; language: Language }>({
    initialValues: { email: '', role: 'reader', language },
    schema,
    labels: messages,
    errors: messages,
    mark: 'optional',
    focus: 'first-field',
    onSubmit: async (values) => {
      await invite({ invitationInput: { ...values, email: values.email.trim() } });
    },
  });
  if (data) return <InvitationLink link={data.link} onClose={onClose} />;
  return (
    <Dialog
      open
      title={formatMessage(messages.invite)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button type="submit" form={formId} isLoading={formik.isSubmitting}>
            <FormattedMessage {...messages.send} />
          </Button>
          <DialogClose>
            <Button variant="line">
              <FormattedMessage {...staffMessages.cancel} />
            </Button>
          </DialogClose>
        </>
      }
    >
      <form ref={formRef} id={formId} noValidate onSubmit={formik.handleSubmit} className="nz:grid nz:gap-5">
        <TextField type="email" autoComplete="off" {...form.text('email')} />
        <RoleField value={formik.values.role} onChange={(role) => void formik.setFieldValue('role', role)} />
        <SelectField
          {...form.field('language')}
          options={defaultLanguages.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <div role="alert">{error ? <Alert tone="error" description={failureText(error, formatMessage)} /> : null}</div>
      </form>
    </Dialog>
  );
}
