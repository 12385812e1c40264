import { isLanguage } from '@nzete/ui/format';
import { useIntl } from 'react-intl';
import { useLang } from '../../../shared/useLang.ts';
import { itemName } from '../form/itemName.ts';
import { partsOf, valueAt } from '../form/pointer.ts';
import { useFieldName } from './fieldNames.ts';
import { languageName } from './languageNames.ts';
import { contentMessages as messages } from './messages.ts';

/** `Amani Mfano, Role, French` */
export function usePlace(body: unknown): (pointer: string) => string {
  const { formatMessage } = useIntl();
  const fieldName = useFieldName();
  const language = useLang();
  return (pointer) => {
    const parts = partsOf(pointer);
    const words = parts.map((part, index) => {
      if (isLanguage(part)) return languageName(part);
      if (!/^\d+$/.test(part)) return fieldName(part);
      const item = valueAt(body, `/${parts.slice(0, index + 1).join('/')}`);
      return itemName(item, language).slice(0, 60) || String(Number(part) + 1);
    });
    return words.join(', ') || formatMessage(messages.wholeList);
  };
}
