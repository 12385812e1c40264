import type { OwnSubmission } from '@nzete/api-client/accounts';
import { Button } from '@nzete/ui/Button';
import { SendOutcome } from '@nzete/ui/SendOutcome';
import { Text } from '@nzete/ui/Text';
import { TextField } from '@nzete/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ContactField } from './contact.ts';
import { submissionValueMessages, submissionMessages as texts } from './submission.messages.ts';
import { useContact } from './useContact.ts';

const autoComplete: Readonly<Record<ContactField, string>> = {
  name: 'name',
  first_name: 'given-name',
  last_name: 'family-name',
  phone: 'tel',
  location: 'address-level2',
  address: 'street-address',
  city: 'address-level2',
  country: 'country-name',
};

/** Corrects the contact details of a submission. */
export function ContactForm({ submission }: { submission: OwnSubmission }) {
  const { formatMessage } = useIntl();
  const { fields, formik, form, formRef, result } = useContact(submission);
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      aria-label={formatMessage(texts.contactTitle)}
      onSubmit={formik.handleSubmit}
      className="nz:grid nz:max-w-measure nz:grid-cols-1 nz:gap-5"
    >
      {fields.map((field) => (
        <TextField
          key={field}
          type={field === 'phone' ? 'tel' : 'text'}
          autoComplete={autoComplete[field]}
          hint={field === 'last_name' ? formatMessage(texts.lastNameHint) : undefined}
          {...form.text(field)}
        />
      ))}
      <Text size="md" tone="muted">
        <FormattedMessage {...submissionValueMessages.emailKept} values={{ email: submission.contact.email }} />
      </Text>
      <div className="nz:grid nz:justify-items-start nz:gap-3">
        <SendOutcome result={result} title={<FormattedMessage {...texts.saved} />} />
        <Button type="submit" size="sm" isLoading={formik.isSubmitting}>
          <FormattedMessage {...texts.save} />
        </Button>
      </div>
    </form>
  );
}
