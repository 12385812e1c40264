import type { MessageDescriptor } from 'react-intl';

const isMessage = (value: object): value is MessageDescriptor => 'id' in value && typeof value.id === 'string';

/** The messages of react-intl in an object, at any depth. */
export function messagesIn(value: unknown): MessageDescriptor[] {
  if (typeof value !== 'object' || value === null) return [];
  return isMessage(value) ? [value] : Object.values(value).flatMap(messagesIn);
}
