import { type MessageDescriptor, useIntl } from 'react-intl';
import { choiceMessages } from './choiceMessages.ts';

const names: Readonly<Record<string, MessageDescriptor>> = choiceMessages;

/** What staff call a choice; those that only the program knows, such as names of icons, as they are. */
export function useChoiceName(): (choice: string) => string {
  const { formatMessage } = useIntl();
  return (choice) => {
    const name = Object.hasOwn(names, choice) ? names[choice] : undefined;
    return name ? formatMessage(name) : choice;
  };
}
