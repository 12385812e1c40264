import { type MessageDescriptor, useIntl } from 'react-intl';
import { useListName } from '../../content/texts/listNames.ts';
import type { TextPlace } from '../types.ts';
import { listMessages as messages } from './messages.ts';
import { placeMessages } from './placeMessages.ts';

const shared: Readonly<Record<string, MessageDescriptor>> = placeMessages;

/** `content/team`: the list of content `team`. */
export const nameIn = (place: string) => place.slice(place.indexOf('/') + 1);

/** What staff call a place of texts: a list of content by its name, the texts of a page by its address. */
export function usePlaceName(): (place: Pick<TextPlace, 'id' | 'source' | 'pages'>) => string {
  const { formatMessage } = useIntl();
  const listName = useListName();
  return ({ id, source, pages }) => {
    // The texts that all pages share are on too many to name one.
    const own = nameIn(id);
    if (source === 'interface' && shared[own]) return formatMessage(shared[own]);
    const name = source === 'content' ? listName(own) : own.charAt(0).toUpperCase() + own.slice(1).replaceAll('-', ' ');
    const [first, second, third] = pages;
    if (first === undefined) return name;
    const shown = [first, second, third && '…'].filter(Boolean).join(', ');
    return formatMessage(messages.onPages, { name, pages: shown });
  };
}
