import { useFormat } from '@nzete/ui/format';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { ContentListSummary, ContentText } from '../types.ts';
import { stateMessages as messages } from './stateMessages.ts';

/** The state of a text, after the name of its language. A new text has none yet. */
export function useStateWords(): (text: ContentText | undefined) => string {
  const { formatMessage } = useIntl();
  return (text) => {
    if (!text) return formatMessage(messages.drafted);
    if (text.state === 'checked' && text.checked_by !== null)
      return formatMessage(messages.checkedBy, { who: text.checked_by });
    return formatMessage(messages[text.state]);
  };
}

/** The state of the texts of a list, with how many are to be done. */
export function useListState(): (list: Pick<ContentListSummary, 'state' | 'texts'>) => string {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return ({ state, texts }) => {
    if (texts.original === 0) return formatMessage(messages['list.none']);
    if (state === 'checked') return formatMessage(messages['list.checked']);
    return formatMessage(messages[`list.${state}`], { count: number(texts[state]) });
  };
}

export const itemStates: Readonly<Record<ContentListSummary['state'], MessageDescriptor>> = {
  checked: messages['item.checked'],
  outdated: messages['item.outdated'],
  missing: messages['item.missing'],
  drafted: messages['item.drafted'],
};
