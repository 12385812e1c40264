import type { NewsletterBounce } from './schemas.ts';

/** RFC 2045 forbids to encode it, so its lines are those of the mail. */
const STATUS_PART = /^content-type:\s*message\/delivery-status\b[\s\S]*?(?=^--)/im;
const FAILED = /^action:\s*failed\b/im;
/** Class 5, but for 5.7: what a policy refused says nothing of the address (RFC 3463). */
const NEVER = /^status:\s*5\.(?!7\.)\d{1,3}\.\d{1,3}/im;

/**
 * What a delivery status notification (RFC 3464) says; `undefined` if it is none. The message is
 * known by its identifier, which is in the returned headers or in `Original-Envelope-Id`. An address
 * alone is not enough: anybody can write such a mail.
 */
export function readNotification(mail: string): NewsletterBounce | undefined {
  const status = STATUS_PART.exec(`${mail}\n--`)?.[0];
  if (status === undefined) return undefined;
  const kind = FAILED.test(status) && NEVER.test(status) ? 'permanent' : 'temporary';
  return { message_id: mail, kind };
}
