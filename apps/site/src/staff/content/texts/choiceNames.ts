import { eventZones, provinces } from '@nzete/domain';
import { languages } from '@nzete/ui/format';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { choiceMessages } from './choiceMessages.ts';
import { drawingMessages } from './drawingMessages.ts';
import { languageName } from './languageNames.ts';

const names: Readonly<Record<string, MessageDescriptor>> = { ...choiceMessages, ...drawingMessages };

/** Names that are the same in every language. */
const properNames = new Map<string, string>([
  ...provinces.map(({ code, name }) => [code, name] as const),
  ...languages.map((language) => [language, languageName(language)] as const),
  ...Object.keys(eventZones).map((zone) => [zone, zone.replace(/^Africa\//, '')] as const),
]);

/** What staff call a choice; those that only the program knows as they are. */
export function useChoiceName(): (choice: string) => string {
  const { formatMessage } = useIntl();
  return (choice) => {
    const name = Object.hasOwn(names, choice) ? names[choice] : undefined;
    return name ? formatMessage(name) : (properNames.get(choice) ?? choice);
  };
}
