import { staffProblems } from '../problems.ts';
import type { StaffMember } from '../sessions/sessions.ts';

/** Codes, recovery codes and passkeys of an account are one count. */
export const guessAtCode = ({ accountId }: StaffMember) =>
  ({ at: 'staffCode', accountId, refusal: staffProblems.tooManyGuesses }) as const;
