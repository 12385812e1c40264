import type { MessageDescriptor } from 'react-intl';
import type { KycDefinition } from './kycDefinition.ts';
import { kycErrors } from './kycErrors.messages.ts';
import { fieldsIn, requiredDocumentsIn, requiredKey } from './kycForm.ts';

/** The labels of all fields and required documents, and the text of each error key. Servers need neither. */
export function kycTexts({ steps }: KycDefinition) {
  const labels: Record<string, MessageDescriptor> = {};
  const errors: Record<string, MessageDescriptor> = { ...kycErrors };
  const named = steps.flatMap((step) => Object.entries({ ...requiredDocumentsIn(step), ...fieldsIn(step) }));
  for (const [name, { label, required }] of named) {
    labels[name] = label;
    if (required) errors[requiredKey(name)] = required;
  }
  return { labels, errors };
}
