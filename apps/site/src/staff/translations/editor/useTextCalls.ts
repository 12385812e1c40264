import { readError } from '@nzete/api-client';
import { staffApi } from '@nzete/api-client/staff';
import { useIntl } from 'react-intl';
import { contentMessages } from '../../content/texts/messages.ts';
import { isLeftAsTyped } from '../../parts/typing/leftAsTyped.ts';
import { useAct } from '../../parts/useAct.ts';
import { useKeptOnce } from '../../session/kept.ts';
import { editorMessages as messages } from '../texts/editorMessages.ts';
import { proposalMessages } from '../texts/proposalMessages.ts';
import type { Text, TranslatedLanguage } from '../types.ts';

/** What is done with an open text. */
export function useTextCalls(
  { id, text: stored, english, needs_approval, proposal }: Text,
  language: TranslatedLanguage,
  onText: (text: Text) => void,
  refetch: () => void,
) {
  const { formatMessage } = useIntl();
  const act = useAct();
  const save = useKeptOnce(`save ${language} ${id}`, staffApi.useSaveTranslationMutation()[0]);
  const [check] = staffApi.useCheckTranslationMutation();
  const reset = useKeptOnce(`reset ${language} ${id}`, staffApi.useResetTranslationMutation()[0]);
  const propose = useKeptOnce(`propose ${language} ${id}`, staffApi.useProposeTranslationMutation()[0]);
  const approve = useKeptOnce(`approve ${language} ${id}`, staffApi.useApproveTranslationMutation()[0]);
  const stop = useKeptOnce(`stop ${language} ${id}`, staffApi.useStopTextProposalMutation()[0]);
  const seen = { id, language, english, was: stored, proposed_at: proposal?.at ?? '' };
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
      const translationInput = { id, language, english, ...typed, ...left };
      return needs_approval ? propose({ translationInput }) : save({ translationInput });
    },
    check: (text: string) =>
      told(check({ translationCheckInput: { id, language, english, text } }), formatMessage(contentMessages.checkDone)),
    approve: () => told(approve({ translationProposalInput: seen }), formatMessage(proposalMessages.approved)),
    stop: () => told(stop({ translationProposalInput: seen }), formatMessage(proposalMessages.stopped)),
    takeBack: () => told(reset({ id, language, was: stored ?? '' }), formatMessage(messages.takenBack)),
  };
}
