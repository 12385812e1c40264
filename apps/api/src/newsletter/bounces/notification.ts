import { saysGone } from '../../mail/transport.ts';
import type { NewsletterBounce } from '../schemas.ts';

/** RFC 2045 forbids to encode it, so its lines are those of the mail; `global` is that of RFC 6533. */
const STATUS_PART = /^content-type:\s*message\/(?:global-)?delivery-status\b[\s\S]*?(?=^--)/im;
const FAILED = /^action:\s*failed\b/im;
const STATUS = /^status:\s*(\d\.\d{1,3}\.\d{1,3})/im;
/** The reply of a mail server, and its enhanced status, which may say more than that of the report. */
const REPLY = /^diagnostic-code:\s*smtp;\s*(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3})\b)?/im;

/** Whether the mailbox is gone, as when the mail server itself refuses the recipient. */
function endsForGood(recipient: string): boolean {
  if (!FAILED.test(recipient)) return false;
  const [, reply = '', replied] = REPLY.exec(recipient) ?? [];
  const status = STATUS.exec(recipient)?.[1] ?? '';
  if (status !== '5.0.0') return saysGone(status);
  return replied ? saysGone(replied) : /^55[013]$/.test(reply);
}

/**
 * What a delivery status notification (RFC 3464) says; `undefined` if it is none. The message is
 * known by its identifier, which is in the returned headers or in `Original-Envelope-Id`. An address
 * alone is not enough: anybody can write such a mail.
 */
export function readNotification(mail: string): NewsletterBounce | undefined {
  const report = STATUS_PART.exec(`${mail}\n--`)?.[0];
  if (report === undefined) return undefined;
  // A message of ours has one recipient; the first group of fields is about the message.
  const recipients = report.split(/\r?\n[ \t]*\r?\n/);
  return { message_id: mail, kind: recipients.some(endsForGood) ? 'permanent' : 'temporary' };
}
