import { staffApi } from '@nzete/api-client/staff';
import { Button } from '@nzete/ui/Button';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type DraftState, isDirty } from '../draft/draftState.ts';
import { publishMessages as messages } from '../texts/publishMessages.ts';
import type { useContentCalls } from '../useContentCalls.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { ProposalDialog } from './ProposalDialog.tsx';
import { PublishBar } from './PublishBar.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';

interface PublishingProps {
  state: DraftState;
  calls: ReturnType<typeof useContentCalls>;
  isReadOnly: boolean;
  onPublish: () => Promise<void>;
}

/** The bar of an open list, and its dialogs. */
export function Publishing({ state, calls, isReadOnly, onPublish }: PublishingProps) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<'schedule' | 'decide' | 'compare' | 'history'>();
  const [isPublishing, setPublishing] = useState(false);
  const { draft, published } = state.list;
  const bar = useRef<HTMLDivElement>(null);
  const hasProposal = Boolean(draft?.proposal);
  useEffect(() => {
    if (!hasProposal && open !== 'decide') return undefined;
    // The button that opened the dialog goes with the proposal, before the dialog has closed or after.
    return () => {
      if (document.activeElement === document.body) bar.current?.focus();
    };
  }, [hasProposal, open]);
  const publish = async () => {
    setPublishing(true);
    await onPublish();
    setPublishing(false);
  };
  const close = () => setOpen(undefined);
  return (
    <>
      <PublishBar
        ref={bar}
        hasDraft={draft !== null || isDirty(state)}
        isReadOnly={isReadOnly}
        approval={draft?.needs_approval ? (draft.proposal ? 'waits' : 'needed') : undefined}
        isPublishing={isPublishing}
        onPublish={() => void publish()}
        onSchedule={() => setOpen('schedule')}
        onDecide={() => setOpen('decide')}
        onCompare={() => setOpen('compare')}
        onHistory={() => setOpen('history')}
      />
      {open === 'schedule' ? (
        <ScheduleDialog publishAt={draft?.publish_at ?? null} onSchedule={calls.schedule} onClose={close} />
      ) : null}
      {open === 'decide' && draft ? (
        <ProposalDialog published={published.body} draft={draft} calls={calls} onClose={close} />
      ) : null}
      {open === 'compare' ? (
        <CompareDialog
          title={formatMessage(messages.compareTitle)}
          before={published.body}
          after={state.body}
          onClose={close}
          footer={isReadOnly ? undefined : <Discard onDiscard={calls.discard} onDone={close} />}
        />
      ) : null}
      {open === 'history' ? <History state={state} calls={calls} isReadOnly={isReadOnly} onClose={close} /> : null}
    </>
  );
}

/** Beside what will be lost. */
function Discard({ onDiscard, onDone }: { onDiscard: () => Promise<boolean>; onDone: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const discard = async () => {
    setBusy(true);
    const isDone = await onDiscard();
    setBusy(false);
    if (isDone) onDone();
  };
  return (
    <Button variant="danger" isLoading={isBusy} onClick={() => void discard()}>
      <FormattedMessage {...messages.discard} />
    </Button>
  );
}

type HistoryProps = Pick<PublishingProps, 'state' | 'calls' | 'isReadOnly'> & { onClose: () => void };

function History({ state: { list }, calls, isReadOnly, onClose }: HistoryProps) {
  const versions = staffApi.useGetContentVersionsQuery({ path: list.path }, { refetchOnMountOrArgChange: true });
  return (
    <HistoryDialog
      versions={versions.currentData?.versions}
      published={list.published.body}
      digest={list.published.digest}
      isReadOnly={isReadOnly}
      load={calls.loadVersion}
      onRestore={calls.restore}
      onClose={onClose}
    />
  );
}
