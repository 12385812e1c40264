import { Button } from '@nzete/ui/Button';
import type { Form } from '@nzete/ui/Form';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';

type AnyForm = Form<Record<string, unknown>>;

interface AccountFormProps {
  formik: Pick<AnyForm['formik'], 'handleSubmit' | 'isSubmitting'>;
  formRef: AnyForm['formRef'];
  title: MessageDescriptor;
  submit: MessageDescriptor;
  /** The result of sending, above the button. */
  outcome: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form for signing in or for an account, which needs JavaScript. */
export function AccountForm({ formik, formRef, title, submit, outcome, children }: AccountFormProps) {
  const { formatMessage } = useIntl();
  return (
    <form
      ref={formRef}
      // If submitted before hydration, the password must not end up in the URL.
      method="post"
      noValidate
      aria-label={formatMessage(title)}
      onSubmit={formik.handleSubmit}
      className="nz:needs-script nz:grid nz:grid-cols-1 nz:gap-6"
    >
      {children}
      <div className="nz:grid nz:justify-items-start nz:gap-4">
        {outcome}
        <Button type="submit" size="lg" isLoading={formik.isSubmitting}>
          <FormattedMessage {...submit} />
        </Button>
      </div>
    </form>
  );
}
