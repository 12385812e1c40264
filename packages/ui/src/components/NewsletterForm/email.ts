/** What keeps a text from being sent as an e-mail address. */
export type EmailProblem = 'empty' | 'malformed';

/**
 * Catches what a hand leaves out: nothing typed, no @, no dot after it. Whether the address exists, only the server can tell, so everything
 * else passes.
 */
export function emailProblem(email: string): EmailProblem | undefined {
  if (email.trim() === '') return 'empty';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : 'malformed';
}
