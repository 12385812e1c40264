import { Conflict } from './Conflict.tsx';
import { type DraftState, isTheirs } from './draftState.ts';

interface DraftConflictProps {
  state: DraftState;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Someone else has saved the draft, or published the list. */
export function DraftConflict({ state, ...choices }: DraftConflictProps) {
  const { draft, published } = state.list;
  const other = isTheirs(state) && draft !== null ? draft : undefined;
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
