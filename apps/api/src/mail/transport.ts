import type { Message } from './message.ts';

/** Sends a message to the mail server; rejects if it was not accepted. */
export interface MailTransport {
  /** Whether the mail server lets us in; rejects if not. */
  verify(): Promise<unknown>;
  send(message: Message): Promise<void>;
  close(): void;
}

interface SmtpError extends Error {
  /** Of nodemailer, or of the network. */
  code?: string;
  /** Of the mail server: 4xx is temporary, 5xx permanent. */
  responseCode?: number;
}

/**
 * A code without text, whether the mail server rejects this message permanently, and whether it has
 * answered at all: otherwise it may have accepted the message.
 */
export function parseSmtpError(error: unknown): { code: string; isPermanent: boolean; isAnswered: boolean } {
  const { code = 'unknown', responseCode } = error instanceof Error ? (error as SmtpError) : {};
  // A rejected password or sender is a configuration error, which can be fixed.
  const ofMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  return {
    code: responseCode ? `${code} ${responseCode}` : code,
    isAnswered: responseCode !== undefined,
    isPermanent: ofMessage && responseCode !== undefined && responseCode >= 500,
  };
}
