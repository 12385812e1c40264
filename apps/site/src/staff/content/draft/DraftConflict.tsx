import { Conflict } from './Conflict.tsx';
import { type DraftState, isPlannedSince, isTheirs } from './draftState.ts';

interface DraftConflictProps {
  state: DraftState;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Someone else has saved the draft, planned its publication, or published the list. */
export function DraftConflict({ state, ...choices }: DraftConflictProps) {
  const { draft, published } = state.list;
  const other = isTheirs(state) && draft !== null ? draft : undefined;
  if (draft && isPlannedSince(state)) {
    return (
      <Conflict what="planned" who={null} at={draft.publish_at} theirs={draft.body} mine={state.body} {...choices} />
    );
  }
  return (
    <Conflict
      what={other ? 'saved' : 'published'}
      who={other ? other.saved_by : published.published_by}
      at={other?.saved_at ?? published.published_at}
      theirs={other?.body ?? published.body}
      mine={state.body}
      {...choices}
    />
  );
}
