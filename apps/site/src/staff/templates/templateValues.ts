import type { Template, TemplateInput } from '@nzete/api-client/staff';
import { languages } from '@nzete/ui/format';
import { object, string } from 'yup';

const MAX_TEXT = 8000;

const text = string().trim().required('textRequired').max(MAX_TEXT, 'long');

export const templateSchema = object({
  name: string().trim().required('nameRequired').max(120, 'long'),
  status: string().required(),
  en: text,
  fr: text,
  ln: text,
  sw: text,
});

/** A template as its form has it. */
export type TemplateValues = Omit<TemplateInput, 'texts'> & TemplateInput['texts'];

export const emptyTemplate: TemplateValues = { name: '', status: 'accepted', en: '', fr: '', ln: '', sw: '' };

export const valuesOf = ({ name, status, texts }: Template): TemplateValues => ({ name, status, ...texts });

export function toInput({ name, status, ...texts }: TemplateValues): TemplateInput {
  const trimmed = languages.map((language) => [language, texts[language].trim()]);
  return { name: name.trim(), status, texts: Object.fromEntries(trimmed) };
}
