import { readError } from '@nzete/api-client';
import { staffApi, type Template } from '@nzete/api-client/staff';
import { serverErrors, useForm } from '@nzete/ui/Form';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { staffPaths } from '../paths.ts';
import { useKeptJson, useKeptOnce } from '../session/kept.ts';
import { templateMessages as messages } from './messages.ts';
import { emptyTemplate, type TemplateValues, templateSchema, toInput, valuesOf } from './templateValues.ts';

/** What a tab keeps: what is written, and which version of the template it changes. */
interface KeptTemplate {
  values: TemplateValues;
  seen: string;
}

/** The form of a template; what is written is kept in this tab until it is saved. */
export function useTemplateForm(template: Template | undefined, refetch: () => void) {
  const { formatMessage, locale } = useIntl();
  const navigate = useNavigate();
  const notify = useNotify();
  const [kept, keep] = useKeptJson<KeptTemplate>(`template-form ${template?.id ?? ''}`);
  const [stored, setStored] = useState(template ? valuesOf(template) : emptyTemplate);
  // What the tab kept when the page was opened.
  const [start] = useState(kept?.values ?? stored);
  const [seen, setSeen] = useState(kept?.seen ?? template?.updated_at ?? '');
  const create = useKeptOnce('template-form ', staffApi.useCreateTemplateMutation()[0]);
  const replace = useKeptOnce(`template ${template?.id ?? ''}`, staffApi.useReplaceTemplateMutation()[0]);
  const [failure, setFailure] = useState<unknown>();
  const form = useForm<TemplateValues>({
    initialValues: start,
    schema: templateSchema,
    labels: messages,
    errors: messages,
    mark: 'optional',
    onValuesChange: (values) => keep(isSame(values, stored) ? undefined : { values, seen }),
    onSubmit: async (values, { setStatus }) => {
      setFailure(undefined);
      const input = toInput(values);
      const { error } = template
        ? await replace({ id: template.id, templateChange: { ...input, updated_at: seen } })
        : await create({ templateInput: input });
      if (error) {
        const { status, fields } = readError(error);
        const refused = fields.map(({ field, message }) => [field.replace(/^texts\./, ''), message]);
        if (refused.length > 0) setStatus(serverErrors(values, Object.fromEntries(refused), locale));
        // The list has the version of the colleague, which the form then shows.
        else if (status === 409) refetch();
        else setFailure(error);
        return;
      }
      keep(undefined);
      notify({ tone: 'success', title: formatMessage(messages.saved) });
      await navigate(staffPaths.templates);
    },
  });
  const { formik } = form;
  /** Goes on from the newest version, with what is in the form or without. */
  const goOn = (theirs: Template, values: TemplateValues) => {
    setSeen(theirs.updated_at);
    setStored(valuesOf(theirs));
    keep(isSame(values, valuesOf(theirs)) ? undefined : { values, seen: theirs.updated_at });
    if (values !== formik.values) formik.resetForm({ values });
  };
  return {
    ...form,
    failure,
    isKept: kept !== undefined,
    discard: () => formik.resetForm({ values: stored }),
    conflict:
      template && template.updated_at !== seen
        ? {
            who: template.updated_by,
            at: template.updated_at,
            theirs: valuesOf(template),
            mine: formik.values,
            onTakeTheirs: () => goOn(template, valuesOf(template)),
            onKeepMine: () => goOn(template, formik.values),
          }
        : undefined,
  };
}

const isSame = (one: TemplateValues, other: TemplateValues) =>
  Object.entries(one).every(([name, value]) => other[name as keyof TemplateValues] === value); // the same fields
