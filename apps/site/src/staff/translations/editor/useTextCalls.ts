import { readError } from '@nzete/api-client';
import { staffApi } from '@nzete/api-client/staff';
import { useIntl } from 'react-intl';
import { contentMessages } from '../../content/texts/messages.ts';
import { isLeftAsTyped } from '../../parts/typing/leftAsTyped.ts';
import { useAct } from '../../parts/useAct.ts';
import { editorMessages as messages } from '../texts/editorMessages.ts';
import type { Text, TranslatedLanguage } from '../types.ts';

/** What is done with an open text. */
export function useTextCalls(
  { id, text: stored, english }: Text,
  language: TranslatedLanguage,
  onText: (text: Text) => void,
  refetch: () => void,
) {
  const { formatMessage } = useIntl();
  const act = useAct();
  const [save] = staffApi.useSaveTranslationMutation();
  const [check] = staffApi.useCheckTranslationMutation();
  const [reset] = staffApi.useResetTranslationMutation();
  /** Says how it ended; after a refusal the text is read again. */
  const told = async (call: Promise<{ data?: Text | undefined; error?: unknown }>, done: string) => {
    const isDone = await act(call, done);
    const { data, error } = await call;
    if (data) onText(data);
    if (readError(error).status === 409) refetch();
    return isDone;
  };
  return {
    save: (typed: { text: string; was: string | null }) => {
      const left = isLeftAsTyped(typed.text, language) ? { as_typed: true } : {};
      return save({ translationInput: { id, language, english, ...typed, ...left } });
    },
    check: (text: string) =>
      told(check({ translationCheckInput: { id, language, english, text } }), formatMessage(contentMessages.checkDone)),
    takeBack: () => told(reset({ id, language, was: stored ?? '' }), formatMessage(messages.takenBack)),
  };
}
