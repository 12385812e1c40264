import { useIntl } from 'react-intl';
import type { Text } from '../types.ts';
import { listMessages as messages } from './messages.ts';

/** The state of a translation in words, with who checked it. */
export function useTextState(): (text: Pick<Text, 'state' | 'checked_by'>) => string {
  const { formatMessage } = useIntl();
  return ({ state, checked_by }) =>
    state === 'checked' && checked_by !== null
      ? formatMessage(messages.checkedBy, { who: checked_by })
      : formatMessage(messages[state]);
}
