import { Alert } from '@nzete/ui/Alert';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { DraftConflict } from './draft/DraftConflict.tsx';
import { type DraftState, hasConflict, isPlannedSince, isTheirs } from './draft/draftState.ts';
import type { DraftStore } from './draft/draftStore.ts';
import { NoteSummary } from './NoteSummary.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import { ProposalNotice } from './publish/ProposalNotice.tsx';
import { draftMessages as messages } from './texts/draftMessages.ts';

interface EditorNoticesProps {
  state: DraftState;
  store: DraftStore;
  isReadOnly: boolean;
  /** Whether all faults are shown: after an attempt to publish. */
  isAsked: boolean;
  /** Throws the own draft away. */
  onDiscard: () => Promise<boolean>;
  onOpenField: (pointer: string) => void;
  problemsRef: Ref<HTMLDivElement>;
}

/** What stands between a draft and its publication. */
export function EditorNotices(props: EditorNoticesProps) {
  const { state, store, isReadOnly, isAsked, onDiscard, onOpenField, problemsRef } = props;
  const { draft, notes } = state.list;
  return (
    <>
      <div role="alert" className="nz:grid nz:gap-4 nz:empty:hidden">
        {hasConflict(state) && !isReadOnly ? (
          <DraftConflict
            state={state}
            onTakeTheirs={() => void (isTheirs(state) || isPlannedSince(state) ? store.takeTheirs() : onDiscard())}
            onKeepMine={() => void store.keepMine()}
          />
        ) : null}
        {draft?.not_published ? (
          <Alert tone="warning" description={<FormattedMessage {...messages[`notInTime.${draft.not_published}`]} />} />
        ) : null}
      </div>
      <ProposalNotice draft={draft} />
      {draft && isAsked && draft.problems.length > 0 && !isReadOnly ? (
        <ProblemSummary ref={problemsRef} problems={draft.problems} body={state.body} onOpen={onOpenField} />
      ) : null}
      {isReadOnly ? null : <NoteSummary notes={notes} body={state.body} onOpen={onOpenField} />}
    </>
  );
}
