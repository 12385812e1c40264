import type { Transaction } from 'kysely';
import { recordActions } from '../audit/actions.ts';
import { writeDraft } from '../content/editing/drafts/drafts.ts';
import {
  needsApproval,
  type PublishingParts,
  readShown,
  writePublication,
} from '../content/editing/publishing/publish.ts';
import { digestOf, nextRevision } from '../content/versions.ts';
import { withoutBlanks } from '../content-files/localise.ts';
import { readStoredFile } from '../content-files/stored.ts';
import type { Database } from '../db/types.ts';
import { type Language, publishedTexts } from './read.ts';
import { type Change, Changed, nextDraft, setText, type WriteList } from './save.ts';

/** Why a translation of content waits in the draft of its list. */
export type WaitingReason = 'notPublished' | 'problems' | 'twoPeople';

export interface Waiting {
  path: string;
  reason: WaitingReason;
}

/** How many wait in each list, by reason. */
export function countWaiting(waiting: readonly Waiting[]): (Waiting & { count: number })[] {
  const counts = new Map<string, Waiting & { count: number }>();
  for (const one of waiting) {
    const key = `${one.path} ${one.reason}`;
    counts.set(key, { ...one, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

interface List {
  path: string;
  /** As it is published. */
  body: unknown;
  language: Language;
}

/** The list with the new translations of what is published. */
function withChanges({ body, language }: List, changes: readonly Change[]): unknown {
  const next = structuredClone(body);
  for (const { before, text } of changes) {
    const texts = publishedTexts(next, before.name, before.english);
    if (texts) setText(texts, language, text ?? '');
  }
  return withoutBlanks(next);
}

/** Sorts the changes of a list into those that may be published, together, and those that wait. */
async function sorted(trx: Transaction<Database>, parts: PublishingParts, list: List, all: readonly Change[]) {
  const { path, body } = list;
  const waiting: Waiting[] = [];
  const isPublished = ({ before }: Change) => publishedTexts(body, before.name, before.english) !== undefined;
  const refusalOf = async (next: unknown): Promise<WaitingReason | undefined> => {
    if ((await parts.findContentProblems(trx, path, next)).length > 0) return 'problems';
    return (await needsApproval(trx, path, next)) ? 'twoPeople' : undefined;
  };
  /** Those that may be published beside others; of many that may not, each half is tried. */
  const accept = async (accepted: readonly Change[], changes: readonly Change[]): Promise<readonly Change[]> => {
    const together = [...accepted, ...changes];
    const reason = changes.length > 0 ? await refusalOf(withChanges(list, together)) : undefined;
    if (!reason) return together;
    // A list that has problems as it is published can get no text.
    const isHopeless = reason === 'problems' && (await refusalOf(body)) === 'problems';
    if (changes.length === 1 || isHopeless) {
      waiting.push(...changes.map(() => ({ path, reason })));
      return accepted;
    }
    const half = Math.ceil(changes.length / 2);
    return accept(await accept(accepted, changes.slice(0, half)), changes.slice(half));
  };
  const others = all.filter((change) => !isPublished(change));
  waiting.push(...others.map(() => ({ path, reason: 'notPublished' as const })));
  return { published: await accept([], all.filter(isPublished)), waiting };
}

/**
 * Publishes the translations of a list that may be, and nothing else: a draft of the list gets them too,
 * and stays. The others wait in the draft; why is added to `waiting`.
 *
 * @throws {Changed} if somebody has changed one of them
 */
export const publishingList =
  ({ findContentProblems, mail }: Omit<PublishingParts, 'store'>, waiting: Waiting[] = []): WriteList =>
  async (trx, { path, changes, language, who }) => {
    const parts = { findContentProblems, mail, store: { db: trx } };
    // The lock: a second publication waits here.
    const revision = await nextRevision(trx);
    const shown = await readShown(trx, path);
    const body = await readStoredFile({ db: trx }, path);
    if (!shown) throw new Changed();
    const draft = await nextDraft(trx, path, changes, language);
    const list = { path, body, language };
    const found = await sorted(trx, parts, list, changes);
    waiting.push(...found.waiting);
    const isPublishing = found.published.length > 0;
    const next = JSON.stringify(withChanges(list, found.published));
    if (draft.saved_at !== null || found.waiting.length > 0) {
      // It goes on from what is published now, unless it was outdated before.
      const isCurrent = isPublishing && draft.base_digest === shown.digest;
      const { path: _, ...written } = draft;
      const base_digest = isCurrent ? digestOf(next) : draft.base_digest;
      if (!(await writeDraft(trx, path, { ...written, base_digest }, who))) throw new Changed();
    }
    if (!isPublishing) return;
    await writePublication(trx, parts, { path, body: next, revision, origin: 'staff', who, isApproved: false });
    await recordActions(trx, [path], { who, action: 'published-content' });
  };
