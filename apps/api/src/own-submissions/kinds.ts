import { submissionKinds } from '../subjects.ts';
import type { OwnKind } from '../submissions/own.ts';

/** Those that are in the account of their sender. */
export const ownKinds: readonly OwnKind[] = submissionKinds.flatMap(({ own }) => own ?? []);

/** The words of the kinds in the account. */
export const ownKindWords = ownKinds.map(({ kind }) => kind);

/** @throws for a word that is not in {@link ownKindWords} */
export function ownKindOf(kind: string): OwnKind {
  const found = ownKinds.find((each) => each.kind === kind);
  if (!found) throw new Error(`No subject declares the submissions ${kind}.`);
  return found;
}
