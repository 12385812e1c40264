import { readError } from '@nzete/api-client';
import { staffApi, type Template, type TemplateInput } from '@nzete/api-client/staff';
import { serverErrors, useForm } from '@nzete/ui/Form';
import { languages } from '@nzete/ui/format';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { staffPaths } from '../paths.ts';
import { useKept } from '../session/kept.ts';
import { templateMessages as messages } from './messages.ts';

const MAX_TEXT = 8000;

const text = string().trim().required('textRequired').max(MAX_TEXT, 'long');

const schema = object({
  name: string().trim().required('nameRequired').max(120, 'long'),
  status: string().required(),
  en: text,
  fr: text,
  ln: text,
  sw: text,
});

export type TemplateValues = Omit<TemplateInput, 'texts'> & TemplateInput['texts'];

const empty: TemplateValues = { name: '', status: 'accepted', en: '', fr: '', ln: '', sw: '' };

/** The form of a template; what is written is kept in this tab until it is saved. */
export function useTemplateForm(template: Template | undefined) {
  const { formatMessage, locale } = useIntl();
  const navigate = useNavigate();
  const notify = useNotify();
  const [kept, keep] = useKept(`template ${template?.id ?? ''}`);
  const [stored] = useState<TemplateValues>(
    template ? { name: template.name, status: template.status, ...template.texts } : empty,
  );
  // What the tab kept when the page was opened.
  const [start] = useState<TemplateValues>(() => ({ ...stored, ...readKept(kept) }));
  const [create] = staffApi.useCreateTemplateMutation();
  const [replace] = staffApi.useReplaceTemplateMutation();
  const [failure, setFailure] = useState<unknown>();
  const form = useForm<TemplateValues>({
    initialValues: start,
    schema,
    labels: messages,
    errors: messages,
    mark: 'optional',
    onValuesChange: (values) => {
      const next = JSON.stringify(values);
      keep(next === JSON.stringify(stored) ? '' : next);
    },
    onSubmit: async (values, { setStatus }) => {
      setFailure(undefined);
      const input = toInput(values);
      const { error } = template
        ? await replace({ id: template.id, templateInput: input })
        : await create({ templateInput: input });
      if (error) {
        const refused = readError(error).fields.map(({ field, message }) => [field.replace(/^texts\./, ''), message]);
        if (refused.length > 0) setStatus(serverErrors(values, Object.fromEntries(refused), locale));
        else setFailure(error);
        return;
      }
      keep('');
      notify({ tone: 'success', title: formatMessage(messages.saved) });
      await navigate(staffPaths.templates);
    },
  });
  return { ...form, failure, isKept: kept !== '', discard: () => form.formik.resetForm({ values: stored }) };
}

function toInput({ name, status, ...texts }: TemplateValues): TemplateInput {
  const trimmed = languages.map((language) => [language, texts[language].trim()]);
  return { name: name.trim(), status, texts: Object.fromEntries(trimmed) };
}

/** What this tab wrote itself; a text of another version is left out. */
function readKept(kept: string): Partial<TemplateValues> {
  try {
    return kept ? JSON.parse(kept) : {};
  } catch {
    return {};
  }
}
