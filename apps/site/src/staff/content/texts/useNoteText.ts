import { isLanguage, useFormat } from '@nzete/ui/format';
import { useIntl } from 'react-intl';
import { partsOf } from '../form/pointer.ts';
import type { ContentNote } from '../types.ts';
import { doubtMessages } from './doubtMessages.ts';
import { useFieldName } from './fieldNames.ts';
import { languageName } from './languageNames.ts';
import { useListName } from './listNames.ts';
import { problemMessages } from './problemMessages.ts';

/** Where a note leads: `Impact figures, Trees planted`. */
export function useWhere(): (elsewhere: ContentNote['elsewhere']) => string {
  const listName = useListName();
  const fieldName = useFieldName();
  return (elsewhere) => {
    if (!elsewhere) return '';
    const fields = partsOf(elsewhere.pointer).filter((part) => !/^\d+$/.test(part));
    return [listName(elsewhere.path), ...fields.map(fieldName)].join(', ');
  };
}

/** What may be wrong, in the reader's language. */
export function useNoteText(): (note: ContentNote) => string {
  const { formatMessage } = useIntl();
  const { number, date } = useFormat();
  const whereOf = useWhere();
  const shown = (value: string) => {
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return date(value);
    return /^\d+$/.test(value) ? number(Number(value)) : value;
  };
  return ({ code, value = '', elsewhere }) => {
    if (!Object.hasOwn(doubtMessages, code)) return formatMessage(problemMessages.invalid);
    const language = isLanguage(value) ? languageName(value) : value;
    const values = { value: shown(value), language, where: whereOf(elsewhere) };
    return formatMessage(doubtMessages[code as keyof typeof doubtMessages], values);
  };
}
