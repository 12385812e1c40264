import { saysGone } from '../../mail/transport.ts';
import type { NewsletterBounce } from '../schemas.ts';

/** RFC 2045 forbids to encode it, so its lines are those of the mail; `global` is that of RFC 6533. */
const STATUS_PART = /^content-type:\s*message\/(?:global-)?delivery-status\b[\s\S]*?(?=^--)/im;
const FAILED = /^action:\s*failed\b/im;
const STATUS = /^status:\s*(\d\.\d{1,3}\.\d{1,3})/im;
/** What a server said that names no reason by its status. */
const REFUSED = /^diagnostic-code:\s*smtp;\s*55[013]\b/im;

/** Whether the mailbox is gone, as when the mail server itself refuses the recipient. */
function endsForGood(report: string): boolean {
  const status = STATUS.exec(report)?.[1] ?? '';
  return FAILED.test(report) && (saysGone(status) || (status === '5.0.0' && REFUSED.test(report)));
}

/**
 * What a delivery status notification (RFC 3464) says; `undefined` if it is none. The message is
 * known by its identifier, which is in the returned headers or in `Original-Envelope-Id`. An address
 * alone is not enough: anybody can write such a mail.
 */
export function readNotification(mail: string): NewsletterBounce | undefined {
  const report = STATUS_PART.exec(`${mail}\n--`)?.[0];
  if (report === undefined) return undefined;
  return { message_id: mail, kind: endsForGood(report) ? 'permanent' : 'temporary' };
}
