import type { Template } from '@nzete/api-client/staff';
import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { ErrorSummary } from '@nzete/ui/ErrorSummary';
import { languages } from '@nzete/ui/format';
import { SelectField } from '@nzete/ui/SelectField';
import { TextArea } from '@nzete/ui/TextArea';
import { TextField } from '@nzete/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { Conflict } from '../content/draft/Conflict.tsx';
import { decisions } from '../inbox/decisions.ts';
import { failureText } from '../parts/failure.ts';
import { Typed } from '../parts/typing/Typed.tsx';
import { statusMessages } from '../statusMessages.ts';
import { DeleteTemplate } from './DeleteTemplate.tsx';
import { useMayEdit } from './mayEdit.ts';
import { templateMessages as messages } from './messages.ts';
import { useTemplateForm } from './useTemplateForm.ts';

interface TemplateFormProps {
  template: Template | undefined;
  /** A colleague saved first: reads what there is now. */
  refetch: () => void;
}

/** The fields of a template: its name, its decision, and its text in every language. */
export function TemplateForm({ template, refetch }: TemplateFormProps) {
  const { formatMessage } = useIntl();
  const { formik, form, formRef, failure, conflict, isKept, discard } = useTemplateForm(template, refetch);
  const mayEdit = useMayEdit();
  return (
    <form ref={formRef} noValidate onSubmit={formik.handleSubmit} className="nz:grid nz:gap-6">
      {mayEdit ? null : <Alert description={<FormattedMessage {...messages.readOnly} />} />}
      <ErrorSummary {...form.summary} />
      <fieldset disabled={!mayEdit} className="nz:grid nz:min-w-0 nz:gap-6 nz:md:grid-cols-2">
        <TextField autoComplete="off" {...form.text('name')} />
        <SelectField
          {...form.field('status')}
          options={decisions.map((value) => ({ value, label: formatMessage(statusMessages[value]) }))}
        />
        {languages.map((language) => (
          <Typed key={language} lang={language} value={formik.values[language]}>
            <TextArea lang={language} rows={8} {...form.field(language)} />
          </Typed>
        ))}
      </fieldset>
      <div role="alert" className="nz:grid nz:gap-4 nz:empty:hidden">
        {conflict && mayEdit ? <Conflict what="saved" {...conflict} /> : null}
        {failure ? <Alert tone="error" description={failureText(failure, formatMessage)} /> : null}
      </div>
      {mayEdit ? (
        <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-3">
          <Button type="submit" isLoading={formik.isSubmitting}>
            <FormattedMessage {...messages.save} />
          </Button>
          {isKept ? (
            <Button variant="line" onClick={discard}>
              <FormattedMessage {...messages.discard} />
            </Button>
          ) : null}
          {template ? <DeleteTemplate {...template} onChanged={refetch} /> : null}
          <p role="status" className="nz:text-sm nz:text-text-muted">
            {isKept ? <FormattedMessage {...messages.unsaved} /> : null}
          </p>
        </div>
      ) : null}
    </form>
  );
}
