import { readError } from '@nzete/api-client';
import { staffApi } from '@nzete/api-client/staff';
import type { Language } from '@nzete/ui/format';
import { useIntl } from 'react-intl';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { failureText } from '../parts/failure.ts';
import { useAct } from '../parts/useAct.ts';
import { useKeptOnce } from '../session/kept.ts';
import type { DraftStore } from './draft/draftStore.ts';
import type { ReadText } from './form/editorContext.ts';
import { contentMessages } from './texts/messages.ts';
import { noteMessages } from './texts/noteMessages.ts';
import { proposalMessages } from './texts/proposalMessages.ts';
import { publishMessages as messages } from './texts/publishMessages.ts';
import type { ContentNote } from './types.ts';

/** What is done with an open list. Each first saves what is written, and resolves with whether it worked. */
export function useContentCalls(path: string, store: DraftStore, refetch: () => void) {
  const { formatMessage } = useIntl();
  const act = useAct();
  const notify = useNotify();
  const publish = useKeptOnce(`publish ${path}`, staffApi.usePublishContentDraftMutation()[0]);
  const propose = useKeptOnce(`propose ${path}`, staffApi.useProposeContentDraftMutation()[0]);
  const approve = useKeptOnce(`approve ${path}`, staffApi.useApproveContentDraftMutation()[0]);
  const stop = useKeptOnce(`stop ${path}`, staffApi.useStopContentProposalMutation()[0]);
  const schedule = useKeptOnce(`schedule ${path}`, staffApi.useScheduleContentDraftMutation()[0]);
  const discard = useKeptOnce(`discard ${path}`, staffApi.useDiscardContentDraftMutation()[0]);
  const restore = useKeptOnce(`restore ${path}`, staffApi.useRestoreContentVersionMutation()[0]);
  const [check] = staffApi.useCheckContentTextMutation();
  const [answer] = staffApi.useAnswerContentNoteMutation();
  const [loadVersion] = staffApi.useLazyGetContentVersionQuery();

  /** The draft as the server has it; undefined if it could not be saved, or there is none. */
  const savedAt = async () => {
    const isSaved = await store.flush();
    return isSaved ? (store.getState().seen.saved_at ?? undefined) : undefined;
  };
  /** The time of publication that is shown. */
  const planned = () => store.getState().list.draft?.publish_at ?? null;
  /** After a refusal the list is read again: it says who was first. */
  const told = async (call: Promise<{ error?: unknown }>, done: string) => {
    const isDone = await act(call, done);
    if (!isDone && readError((await call).error).status === 409) refetch();
    return isDone;
  };
  /** The proposal that is shown. It is not saved first: that would take it back. */
  const seenProposal = () => {
    const { draft } = store.getState().list;
    return draft?.proposal ? { path, saved_at: draft.saved_at, proposed_at: draft.proposal.at } : undefined;
  };
  return {
    /** Publishes, or proposes what takes two people. */
    publish: async () => {
      const saved_at = await savedAt();
      if (saved_at === undefined) return false;
      if (store.getState().list.draft?.needs_approval) {
        const call = propose({ contentPublicationInput: { path, saved_at } });
        return told(call, formatMessage(proposalMessages.proposed));
      }
      const call = publish({ contentPublicationInput: { path, saved_at, expected_publish_at: planned() } });
      return told(call, formatMessage(messages.published));
    },
    approve: async () => {
      const contentProposalInput = seenProposal();
      if (!contentProposalInput) return false;
      return told(approve({ contentProposalInput }), formatMessage(messages.published));
    },
    stop: async () => {
      const contentProposalInput = seenProposal();
      if (!contentProposalInput) return false;
      return told(stop({ contentProposalInput }), formatMessage(proposalMessages.stopped));
    },
    /** Resolves with why it failed. */
    schedule: async (publish_at: string | null) => {
      const saved_at = await savedAt();
      if (saved_at === undefined) return formatMessage(messages.notPublished);
      const contentScheduleInput = { path, saved_at, publish_at, expected_publish_at: planned() };
      const { error } = await schedule({ contentScheduleInput });
      if (error) return failureText(error, formatMessage);
      notify({ tone: 'success', title: formatMessage(publish_at ? messages.isScheduled : messages.isUnscheduled) });
      return undefined;
    },
    discard: async () => {
      const saved_at = await savedAt();
      if (saved_at === undefined) return false;
      return told(
        discard({ path, savedAt: saved_at, expectedPublishAt: planned() ?? undefined }),
        formatMessage(messages.discarded),
      );
    },
    restore: (revision: number) => {
      const base_digest = store.getState().list.published.digest;
      return told(
        restore({ contentRestorationInput: { path, revision, base_digest } }),
        formatMessage(messages.wasPutBack),
      );
    },
    loadVersion: async (revision: number): Promise<unknown> => {
      const { data } = await loadVersion({ path, revision });
      if (!data) notify({ tone: 'error', title: formatMessage(messages.versionFailed) });
      return data?.body;
    },
    answer: async ({ code, digest }: ContentNote) => {
      if (!(await store.flush())) return false;
      return told(answer({ contentNoteInput: { path, code, digest } }), formatMessage(noteMessages.answered));
    },
    check: async (read: ReadText & { language: Exclude<Language, 'en'> }) => {
      if (!(await store.flush())) return false;
      return told(check({ contentCheckInput: { path, ...read } }), formatMessage(contentMessages.checkDone));
    },
  };
}
