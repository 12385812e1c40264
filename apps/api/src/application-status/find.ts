import type { Vault } from '../crypto/vault.ts';
import { kindOfReference } from '../subjects.ts';
import type { StatusQuestion } from '../submissions/kind.ts';

/** The status of a submission, if it was sent with this e-mail address. */
export async function findStatus(vault: Vault, question: StatusQuestion) {
  const kind = kindOfReference(question.reference);
  const found = await kind?.findStatus?.(vault, question);
  return kind && found && { kind: kind.kind, ...found, status_at: found.status_at ?? found.submitted_at };
}
