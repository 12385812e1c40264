import type { MessageDescriptor } from 'react-intl';
import { courseMessages } from './texts/courseMessages.ts';
import { fieldMessages } from './texts/fieldMessages.ts';
import { valueMessages } from './texts/valueMessages.ts';
import type { InboxKind } from './types.ts';

const names: Readonly<Record<string, MessageDescriptor>> = fieldMessages;
const values: Readonly<Record<string, MessageDescriptor>> = { ...valueMessages, ...courseMessages };

/** Fields that forms call differently, by the kind of entry or for all. */
const sameFields: Readonly<Record<string, string>> = {
  'interests interests': 'topics',
  'partnership contactPerson': 'contactName',
};

/** `first_name` of a table and `firstName` of a form are the same field. */
export function fieldKey(kind: InboxKind, name: string): string {
  const key = name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return sameFields[`${kind} ${key}`] ?? key;
}

/** The name of a field, unless it is one that this version does not know. */
export const fieldName = (key: string): MessageDescriptor | undefined =>
  Object.hasOwn(names, key) ? names[key] : undefined;

/** Choices whose stored value is a text in English. */
const storedTexts: Readonly<Record<string, string>> = {
  'Climate Action': 'climate',
  Reforestation: 'reforestation',
  'Financial Education': 'finance',
  'Community Outreach': 'outreach',
  'Data Collection': 'data',
  'Partner Relations': 'partners',
  'Event Organization': 'events',
  'Digital Marketing': 'marketing',
  Programming: 'programming',
  'AI/ML': 'ai',
  'Computer Science': 'computerScience',
  'Data Science': 'data',
  'Web Development': 'web',
  'Mobile Development': 'mobile',
  Cybersecurity: 'security',
  'Cloud Computing': 'cloud',
  'Database Management': 'databases',
  'UI/UX Design': 'design',
  'Digital Literacy': 'literacy',
  'Multiple Languages': 'several',
};

/** The words of a choice, if the value is one. */
export function choiceName(key: string, value: string): MessageDescriptor | undefined {
  if (value === 'none') return valueMessages.none;
  const choice = `${key}.${storedTexts[value] ?? (key.startsWith('preferred') ? value.toLowerCase() : value)}`;
  return Object.hasOwn(values, choice) ? values[choice] : undefined;
}

/** The bounds of `10k-25k`, `under-10k` and `over-250k`, in US dollars. */
export function amountRange(value: string): { from?: number; to?: number } | undefined {
  const match = /^(?:(under|over)-)?(\d+)k(?:-(\d+)k)?$/.exec(value);
  if (!match) return undefined;
  const [, side, first, second] = match;
  const amount = Number(first) * 1000;
  if (side === 'under') return { to: amount };
  return second === undefined ? { from: amount } : { from: amount, to: Number(second) * 1000 };
}
