import { readError } from '@nzete/api-client';
import { sendResult } from '@nzete/api-client/forms';
import {
  type DecisionInput,
  openInboxDocumentUrl,
  useAddInboxNoteMutation,
  useAssignInboxEntryMutation,
  useDecideInboxEntryMutation,
  useGetTemplatesQuery,
  useOpenInboxEntryQuery,
} from '@nzete/api-client/staff';
import type { ApplicationStatus, KycDocumentKind } from '@nzete/domain';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useKeptOnce } from '../session/kept.ts';
import { useSession } from '../session/useSession.ts';
import { statusMessages } from '../statusMessages.ts';
import { DecisionDialog, type DecisionResult } from './DecisionDialog.tsx';
import { type EntryAbsence, EntryPane } from './EntryPane.tsx';
import { entryMessages } from './texts/entryMessages.ts';
import type { Colleague, OpenEntry } from './types.ts';

interface OpenedEntryProps {
  subject: string;
  colleagues: readonly Colleague[];
  backHref: string;
  takesFocus: boolean;
  /** The decision whose message is being written. */
  decision: ApplicationStatus | undefined;
  onDecision: (decision: ApplicationStatus | undefined) => void;
}

/** Loads an entry, which is recorded, and sends what is done with it. */
export function OpenedEntry({ subject, colleagues, decision, onDecision, ...pane }: OpenedEntryProps) {
  const { formatMessage } = useIntl();
  const { role } = useSession();
  const {
    currentData: entry,
    error,
    refetch,
  } = useOpenInboxEntryQuery(
    { subject },
    // Each opening is a look, and shows what colleagues have done since.
    { refetchOnMountOrArgChange: true },
  );
  const [openedAt] = useState(() => Date.now());
  const { data: templates = [] } = useGetTemplatesQuery({});
  const [announcement, setAnnouncement] = useState('');
  const addNote = useKeptOnce(`note ${subject}`, useAddInboxNoteMutation()[0]);
  const assign = useKeptOnce(`assignment ${subject}`, useAssignInboxEntryMutation()[0]);
  const decide = useDecide(subject);
  if (!entry) return <EntryPane {...pane} entry={absence(error)} announcement="" onRetry={refetch} />;

  const send = async (status: ApplicationStatus, message: string, documents?: KycDocumentKind[]) => {
    const result = await decide({ status, message, ...(documents && { documents }) }, entry);
    if (result.ok) {
      onDecision(undefined);
      setAnnouncement(formatMessage(entryMessages.decided, { status: formatMessage(statusMessages[status]) }));
    } else if (result.reason === 'conflict' || result.reason === 'other-documents') await refetch();
    return result;
  };
  /** Needs no message. */
  const markAsRead = async () => {
    const result = await send('reading', '');
    if (!result.ok) setAnnouncement(formatMessage(entryMessages.notSaved));
  };
  return (
    <>
      <EntryPane
        {...pane}
        announcement={announcement}
        onRetry={refetch}
        entry={{
          entry,
          role,
          openedAt,
          colleagues,
          documentHref: (kind) => openInboxDocumentUrl('/api', subject, kind),
          onNote: async (text) => toResult(await addNote({ subject, noteInput: { text } })),
          onAssign: async (assignment) => {
            const { assigned_at } = entry;
            const outcome = await assign({ subject, assignmentInput: { ...assignment, assigned_at } });
            // A colleague was faster: the entry shows whom it was given to.
            if (readError(outcome.error).status === 409) await refetch();
            return toResult(outcome);
          },
          onDecide: (status) => (status === 'reading' ? void markAsRead() : onDecision(status)),
        }}
      />
      {decision ? (
        <DecisionDialog
          key={decision}
          entry={entry}
          decision={decision}
          templates={templates}
          onSend={(message, wanted) => send(decision, message, wanted)}
          onClose={() => onDecision(undefined)}
        />
      ) : null}
    </>
  );
}

const toResult = ({ error }: { error?: unknown }) => sendResult({ error });

interface Decision {
  subject: string;
  input: Pick<DecisionInput, 'status' | 'message' | 'documents'>;
  seen: Omit<DecisionInput, 'status' | 'message' | 'documents'>;
  'Idempotency-Key'?: string;
}

function useDecide(subject: string) {
  const [trigger] = useDecideInboxEntryMutation();
  const decide = useKeptOnce(`decision ${subject}`, ({ input, seen, ...call }: Decision) =>
    trigger({ ...call, decisionInput: { ...input, ...seen } }),
  );
  return async (
    input: Decision['input'],
    { status: seen, status_at, kind, documents }: OpenEntry,
  ): Promise<DecisionResult> => {
    const newest =
      documents
        .map(({ received_at }) => received_at)
        .toSorted()
        .at(-1) ?? null;
    const outcome = await decide({
      subject,
      input,
      // More may be wanted twice: after a reload, the first time is among what is seen.
      seen: {
        expected_status: seen ?? 'received',
        expected_status_at: status_at,
        ...(kind === 'kyc' && { expected_documents_at: newest }),
      },
    });
    const { status, code } = readError(outcome.error);
    if (code === 'entry-documents-since') return { ok: false, reason: 'other-documents' };
    if (status === 409) return { ok: false, reason: 'conflict' };
    return toResult(outcome);
  };
}

function absence(error: unknown): EntryAbsence {
  if (error === undefined) return 'loading';
  const { status } = readError(error);
  if (status === 403) return 'closed';
  return status === 404 || status === 422 ? 'gone' : 'failed';
}
