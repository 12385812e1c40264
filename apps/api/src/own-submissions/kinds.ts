import { submissionKinds } from '../subjects.ts';
import type { OwnKind } from '../submissions/own.ts';

/** The kinds that are in the account of their sender. */
export const ownKinds = submissionKinds.flatMap(({ kind, own }) => (own ? [{ kind, own }] : []));

/** Their names. */
export const ownKindNames = ownKinds.map(({ kind }) => kind);

/** @throws for a name that is not in {@link ownKindNames} */
export function ownKindOf(kind: string): OwnKind {
  const found = ownKinds.find((each) => each.kind === kind);
  if (!found) throw new Error(`No subject declares the submissions ${kind}.`);
  return found.own;
}
