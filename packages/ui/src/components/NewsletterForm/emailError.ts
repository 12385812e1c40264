/** What keeps a text from being sent as an e-mail address. */
export type EmailError = 'empty' | 'malformed';

/**
 * Finds what people leave out when they type: nothing typed, no @, no dot after it. Whether the address exists, only the server knows, so everything
 * else passes.
 */
export function emailError(email: string): EmailError | undefined {
  if (email.trim() === '') return 'empty';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : 'malformed';
}
