import { certificateAdvice } from './certificate-advice.ts';
import type { Message } from './message.ts';

/** Sends a message to the mail server; rejects if it was not accepted. */
export interface MailTransport {
  /** Whether the mail server lets us in; rejects if not. */
  verify(): Promise<unknown>;
  send(message: Message): Promise<void>;
  close(): void;
}

interface SmtpError extends Error {
  /** Of nodemailer. */
  code?: string;
  /** Of the network or of TLS. */
  originalCode?: string;
  /** The command that was refused, such as `RCPT TO`. */
  command?: string;
  /** Of the mail server: 4xx is temporary, 5xx permanent. */
  responseCode?: number;
  /** The whole answer, with its enhanced status code (RFC 3463) if it has one. */
  response?: string;
}

export interface Refusal {
  /** Without text of the mail server, which may quote an address. */
  code: string;
  /** The code, and after it what to set if a setting helps. */
  reason: string;
  /** Whether the mail server rejects this message for good. */
  isPermanent: boolean;
  /** Otherwise it may have accepted the message. */
  isAnswered: boolean;
  /** Whether the mailbox does not exist: `likely` without an enhanced status code that says so. */
  isGone: 'no' | 'likely' | 'sure';
}

/** Whether a status says: no such mailbox or domain, moved, disabled (RFC 3463, and 5.1.10 of RFC 7505). */
export const saysGone = (status: string): boolean => /^5\.(?:1\.(?:[1236]|10)|2\.1)$/.test(status);

/** Of a recipient that the server does not take; 552 is a full mailbox, 554 most often a policy. */
const GONE_CODES = [550, 551, 553];

function isGone({ command, responseCode = 0, response = '' }: Partial<SmtpError>): Refusal['isGone'] {
  // What is refused at another command says nothing of the recipient.
  if (command !== 'RCPT TO' || responseCode < 500) return 'no';
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  if (status) return saysGone(status) ? 'sure' : 'no';
  return GONE_CODES.includes(responseCode) ? 'likely' : 'no';
}

export function parseSmtpError(error: unknown): Refusal {
  const failure: Partial<SmtpError> = error instanceof Error ? error : {};
  const { code = 'unknown', responseCode, originalCode } = failure;
  const detail = responseCode ?? originalCode;
  const whole = detail ? `${code} ${detail}` : code;
  const advice = certificateAdvice(failure);
  // A rejected password or sender is a configuration error, which can be fixed.
  const ofMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  return {
    code: whole,
    reason: advice ? `${whole}: ${advice}` : whole,
    isAnswered: responseCode !== undefined,
    isPermanent: ofMessage && responseCode !== undefined && responseCode >= 500,
    isGone: isGone(failure),
  };
}
