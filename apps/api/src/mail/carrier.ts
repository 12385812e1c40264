import type { Message } from './compose.ts';

/** What carries a message to the mail server; rejects when it was not taken. */
export interface Carrier {
  send(message: Message): Promise<void>;
  close(): void;
}

interface SmtpError extends Error {
  /** Of nodemailer, or of the network. */
  code?: string;
  /** Of the mail server: 4xx for now, 5xx for good. */
  responseCode?: number;
}

/** What went wrong: a code without any text, and whether the mail server refuses this message for good. */
export function failureOf(error: unknown): { code: string; forGood: boolean } {
  const { code = 'unknown', responseCode } = error instanceof Error ? (error as SmtpError) : {};
  // A refused password or sender is a mistake in the settings, and can be put right.
  const ofMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  return {
    code: responseCode ? `${code} ${responseCode}` : code,
    forGood: ofMessage && responseCode !== undefined && responseCode >= 500,
  };
}
