import { readError } from '@nzete/api-client';
import { staffApi } from '@nzete/api-client/staff';
import type { Language } from '@nzete/ui/format';
import { useIntl } from 'react-intl';
import type { DraftStore } from '../../content/draft/draftStore.ts';
import { useAct } from '../../parts/useAct.ts';
import { useKeptOnce } from '../../session/kept.ts';
import { sendMessages as messages } from '../texts/sendMessages.ts';

/** What is done with a draft. Each first saves what is written, and resolves with whether it worked. */
export function useIssueCalls(id: string, store: DraftStore, refetch: () => void) {
  const { formatMessage } = useIntl();
  const act = useAct();
  const [test] = staffApi.useTestNewsletterIssueMutation();
  const send = useKeptOnce(`sending ${id}`, staffApi.useSendNewsletterIssueMutation()[0]);
  const discard = useKeptOnce(`discard ${id}`, staffApi.useDiscardNewsletterIssueMutation()[0], { isEmpty: true });

  /** The draft as the server has it; undefined if it could not be saved. */
  const savedAt = async () => ((await store.flush()) ? (store.getState().seen.saved_at ?? undefined) : undefined);
  /** After a refusal the issue is read again: it says who was first. */
  const told = async (call: Promise<{ error?: unknown }>, done: string) => {
    const isDone = await act(call, done);
    if (!isDone && readError((await call).error).status === 409) refetch();
    return isDone;
  };
  return {
    test: async (lang: Language, email: string) => {
      const saved_at = await savedAt();
      if (saved_at === undefined) return false;
      return told(test({ newsletterTest: { id, saved_at, lang } }), formatMessage(messages.testSent, { email }));
    },
    send: async () => {
      const saved_at = await savedAt();
      if (saved_at === undefined) return false;
      return told(send({ newsletterSeenIssue: { id, saved_at } }), formatMessage(messages.isSending));
    },
    discard: async () => {
      const saved_at = await savedAt();
      if (saved_at === undefined) return false;
      return told(discard({ id, savedAt: saved_at }), formatMessage(messages.discarded));
    },
  };
}
