import { type SignUp, staffApi } from '@nzete/api-client/staff';
import { signUpLimits } from '@nzete/domain';
import { useForm } from '@nzete/ui/Form';
import { TextArea } from '@nzete/ui/TextArea';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object, string } from 'yup';
import { languageName, languageOf } from '../gifts/languageName.ts';
import { DecideDialog } from '../parts/DecideDialog.tsx';
import { useAct } from '../parts/useAct.ts';
import { cancelText, eventMessages as messages } from './messages.ts';

const schema = object({
  reason: string().trim().required('reasonMissing').max(signUpLimits.reason, 'reasonMissing'),
});

interface CancelFormProps {
  title: string;
  description: ReactNode;
  lang?: string | undefined;
  onCancel: (reason: string) => Promise<{ error?: unknown }>;
  onClose: () => void;
}

/** Asks for the reason, which participants read. */
function CancelForm({ title, description, lang, onCancel, onClose }: CancelFormProps) {
  const { formatMessage } = useIntl();
  const act = useAct();
  const { formik, form, formRef } = useForm<{ reason: string }>({
    initialValues: { reason: '' },
    schema,
    labels: messages,
    errors: messages,
    mark: 'optional',
    focus: 'first-field',
    onSubmit: async ({ reason }) => {
      if (await act(onCancel(reason.trim()), formatMessage(messages.cancelled))) onClose();
    },
  });
  return (
    <DecideDialog title={title} description={description} isBusy={formik.isSubmitting} onClose={onClose}>
      {(id) => (
        <form ref={formRef} id={id} noValidate onSubmit={formik.handleSubmit} className="nz:grid nz:gap-5">
          <TextArea rows={6} lang={lang} characterLimit={signUpLimits.reason} {...form.field('reason')} />
        </form>
      )}
    </DecideDialog>
  );
}

export function CancelDialog({ signUp, onClose }: { signUp: SignUp; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [cancel] = staffApi.useCancelSignUpMutation();
  const { reference, name, status } = signUp;
  return (
    <CancelForm
      title={formatMessage(messages.cancelTitle)}
      description={<FormattedMessage {...cancelText} values={{ name, language: languageName(signUp) }} />}
      lang={languageOf(signUp)}
      onCancel={(reason) => cancel({ reference, signUpCancellation: { reason, expected_status: status } })}
      onClose={onClose}
    />
  );
}

export function CancelAllDialog({ event, onClose }: { event: string; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [cancel] = staffApi.useCancelAllSignUpsMutation();
  return (
    <CancelForm
      title={formatMessage(messages.cancelAll)}
      description={<FormattedMessage {...messages.cancelAllText} />}
      onCancel={(reason) => cancel({ id: event, eventCancellation: { reason } })}
      onClose={onClose}
    />
  );
}
