/** Why nothing was published. */
export type Refusal =
  | { reason: 'no-draft' | 'other-time' }
  | { reason: 'other-draft' | 'changed'; by: string | null; at: string }
  | { reason: 'problems' }
  /** It sends gifts elsewhere, so it is proposed first (see `proposals.ts`). */
  | { reason: 'not-approved' }
  | { reason: 'not-needed' | 'second-factor' | 'other-proposal' | 'own-proposal' }
  | { reason: 'new-administrator' | 'new-proposer' }
  | { reason: 'too-early'; at: string };

export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** Undoes the transaction of a refusal and returns it; `undefined` if the work was done. */
export async function refusalOf(work: Promise<unknown>): Promise<Refusal | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
