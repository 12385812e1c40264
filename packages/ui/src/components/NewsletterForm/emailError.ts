/** Why a text is not an e-mail address. */
export const emailErrors = ['empty', 'malformed'] as const;
export type EmailError = (typeof emailErrors)[number];

/**
 * Finds common typing errors: empty, no @, no dot after it. Only the server can tell whether the
 * address exists, so everything else passes.
 */
export function emailError(email: string): EmailError | undefined {
  if (email.trim() === '') return 'empty';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : 'malformed';
}
