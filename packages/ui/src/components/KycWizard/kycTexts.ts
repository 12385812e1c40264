import type { MessageDescriptor } from 'react-intl';
import type { KycDefinition } from './kycDefinition.ts';
import { kycErrors } from './kycErrors.messages.ts';
import { fieldsIn, requiredKey } from './kycForm.ts';

/** The labels of all fields, and the text of each error key. Servers need neither. */
export function kycTexts({ steps }: KycDefinition) {
  const labels: Record<string, MessageDescriptor> = {};
  const errors: Record<string, MessageDescriptor> = { ...kycErrors };
  for (const [name, { label, required }] of steps.flatMap((step) => Object.entries(fieldsIn(step)))) {
    labels[name] = label;
    if (required) errors[requiredKey(name)] = required;
  }
  return { labels, errors };
}
