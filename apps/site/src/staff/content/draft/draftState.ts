import type { ContentBody, ContentList } from '../types.ts';

/**
 * `saved`: the server has what is written; `changed`: not yet; `conflict`: someone else has saved
 * or published since, and nothing is sent until a person has decided.
 */
type DraftStatus = 'saved' | 'changed' | 'saving' | 'failed' | 'conflict';

/** What a draft was written on. */
interface Seen {
  /** When the draft that was read was saved; null if there was none. */
  saved_at: string | null;
  /** The digest of the published version. */
  base_digest: string;
  /** When it was planned to be published: saving withdraws that time. */
  expected_publish_at: string | null;
}

export interface DraftState {
  /** The newest answer of the server. */
  list: ContentList;
  /** What is written. */
  body: ContentBody;
  /** What the server has, by identity; undefined if it is to be sent again. */
  saved: ContentBody | undefined;
  /** What is on its way to the server. */
  sending: ContentBody | undefined;
  /** What was sent last and got no answer: the server may have it. */
  unanswered: ContentBody | undefined;
  seen: Seen;
  status: DraftStatus;
  error: unknown;
  /** Increases when the body is replaced, so that fields start again. */
  revision: number;
}

/** What a tab keeps of a draft that is not saved. */
export interface KeptDraft extends Seen {
  body: ContentBody;
  unanswered?: ContentBody | undefined;
}

export type DraftEvent =
  | { type: 'written'; body: ContentBody }
  | { type: 'sent' }
  | { type: 'stored'; list: ContentList }
  | { type: 'failed'; error: unknown }
  | { type: 'refused' }
  | { type: 'arrived'; list: ContentList }
  /** Someone chose the version of the server. */
  | { type: 'theirs' }
  /** Someone chose to save over the version of the server. */
  | { type: 'mine' };

const bodyOf = ({ draft, published }: ContentList): ContentBody => draft?.body ?? published.body;

const seenIn = ({ draft, published }: ContentList): Seen => ({
  saved_at: draft?.saved_at ?? null,
  base_digest: draft?.base_digest ?? published.digest,
  expected_publish_at: draft?.publish_at ?? null,
});

const isSameText = (one: Seen, other: Seen) => one.saved_at === other.saved_at && one.base_digest === other.base_digest;

/** Nobody else has saved, published or planned since; that a plan was withdrawn is no conflict. */
const isSameSeen = (now: Seen, seen: Seen) =>
  isSameText(now, seen) && [null, seen.expected_publish_at ?? null].includes(now.expected_publish_at);

const isSameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Opens a list; what this tab kept goes on, or is a conflict if the list is another one now. */
export function openDraft(list: ContentList, kept: KeptDraft | undefined): DraftState {
  const body = bodyOf(list);
  const start = { list, sending: undefined, unanswered: undefined, seen: seenIn(list), error: undefined, revision: 0 };
  if (!kept || isSameValue(kept.body, body)) return { ...start, body, saved: body, status: 'saved' };
  const { body: written, unanswered, ...seen } = kept;
  const status = isSameSeen(start.seen, seen) || isOwn(list, unanswered) ? 'changed' : 'conflict';
  return { ...start, body: written, saved: body, status };
}

/** Whether the draft of the server is what was sent last, of which only the answer was lost. */
const isOwn = ({ draft }: ContentList, unanswered: ContentBody | undefined) =>
  draft !== null && unanswered !== undefined && isSameValue(draft.body, unanswered);

export const isDirty = ({ body, saved }: Pick<DraftState, 'body' | 'saved'>) => body !== saved;

export function nextDraft(state: DraftState, event: DraftEvent): DraftState {
  switch (event.type) {
    case 'written':
      return { ...state, body: event.body, status: state.status === 'conflict' ? 'conflict' : 'changed' };
    case 'sent':
      return { ...state, sending: state.body, status: 'saving', error: undefined };
    case 'stored': {
      const status = state.body === state.sending ? 'saved' : 'changed';
      const { list } = event;
      const saved = state.sending;
      return { ...state, list, saved, sending: undefined, unanswered: undefined, seen: seenIn(list), status };
    }
    case 'failed':
      return { ...state, sending: undefined, unanswered: state.sending, status: 'failed', error: event.error };
    case 'refused':
      return { ...state, sending: undefined, status: 'conflict' };
    case 'arrived':
      return arrived(state, event.list);
    case 'theirs':
      return adopted(state, state.list);
    case 'mine':
      return { ...state, saved: undefined, seen: mine(state.list), status: 'changed' };
  }
}

/** Written over the draft of another, on what is published now. */
const mine = (list: ContentList): Seen => ({ ...seenIn(list), base_digest: list.published.digest });

function adopted(state: DraftState, list: ContentList): DraftState {
  const body = bodyOf(list);
  const revision = state.revision + 1;
  return { ...state, list, body, saved: body, seen: seenIn(list), status: 'saved', error: undefined, revision };
}

/** An answer that was asked for before the last save says nothing new. */
const isOlder = (list: ContentList, { seen }: DraftState) =>
  list.draft !== null && seen.saved_at !== null && list.draft.saved_at < seen.saved_at;

function arrived(state: DraftState, list: ContentList): DraftState {
  if (isOlder(list, state)) return state;
  // While a draft is on its way, its answer decides.
  if (state.sending !== undefined || isSameSeen(seenIn(list), state.seen)) return { ...state, list };
  // What is written is there: the answer to a save was lost, or only the time of publication is new.
  if (list.draft && isSameValue(list.draft.body, state.body)) {
    return { ...state, list, saved: state.body, seen: seenIn(list), status: 'saved', error: undefined };
  }
  if (isOwn(list, state.unanswered)) {
    const saved = state.unanswered;
    return { ...state, list, saved, unanswered: undefined, seen: seenIn(list), status: 'changed' };
  }
  if (isDirty(state)) return { ...state, list, status: 'conflict' };
  return adopted(state, list);
}

/** Whether the draft on the server is someone else's. */
export const isTheirs = ({ list, seen }: DraftState): boolean => (list.draft?.saved_at ?? null) !== seen.saved_at;

/** Someone has planned since when the draft that was seen is published. */
export const isPlannedSince = ({ list: { draft }, seen }: DraftState): boolean =>
  draft !== null &&
  draft.saved_at === seen.saved_at &&
  draft.publish_at !== null &&
  draft.publish_at !== seen.expected_publish_at;

/** Someone saved since, or published since the draft was begun. */
export const hasConflict = ({ status, list: { draft, published } }: DraftState): boolean =>
  status === 'conflict' || (draft !== null && draft.base_digest !== published.digest);
