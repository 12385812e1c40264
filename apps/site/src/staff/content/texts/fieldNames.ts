import { type MessageDescriptor, useIntl } from 'react-intl';
import { fieldMessages } from './fieldMessages.ts';

const names: Readonly<Record<string, MessageDescriptor>> = fieldMessages;

/** `heroTitle` to `hero title`: the names of what only the program knows. */
const spelt = (key: string) =>
  key
    .replaceAll(/[_.-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** What staff call a property of a content file. */
export function useFieldName(): (key: string) => string {
  const { formatMessage } = useIntl();
  return (key) => {
    const name = Object.hasOwn(names, key) ? names[key] : undefined;
    return name ? formatMessage(name) : spelt(key);
  };
}
