import type { MailSettings } from '../mail/settings.ts';
import { mailState } from '../mail/state.ts';
import { parseSmtpError } from '../mail/transport.ts';
import { type Look, type LookAt, minute } from './check.ts';

/** Mail is retried after a short outage of the mail server; a long one needs someone. */
const LONGEST_WAIT_MS = 6 * 3_600_000;

/** What is known without asking the mail server. */
export const mailLook: LookAt<'mail'> = async (store, config) => {
  const mails = await mailState(store, config);
  const { configured, waiting: unsent, oldest, failed } = mails;
  const data = { ...mails };
  if (!configured) {
    const left = unsent > 0 ? `; ${unsent} older messages are not sent` : '';
    return { state: 'note', text: `no mail is sent (SMTP_URL)${left}: check npm run inbox -- list`, data };
  }
  const late = oldest !== null && Date.now() - Date.parse(oldest) > LONGEST_WAIT_MS;
  const since = oldest ? ` (the oldest since ${minute(oldest)})` : '';
  const text = `${unsent} messages are waiting${since}, ${failed} failed in the last 30 days`;
  if (late) return { state: 'action', text: `${text}. Check the log and SMTP_URL`, data };
  return { state: failed > 0 ? 'note' : 'ok', text, data };
};

/** Why the mail server cannot be used, for the operator; `undefined` if it can. */
export async function whyRefused(settings: Pick<MailSettings, 'url' | 'dkim'>): Promise<string | undefined> {
  const { openSmtp } = await import('../mail/smtp-transport.ts');
  const transport = openSmtp(settings);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return parseSmtpError(error).reason;
  } finally {
    transport.close();
  }
}

/** Connects to the mail server, and signs in, but sends nothing. */
export const mailCheck: Look = async (store, config) => {
  const stored = await mailLook(store, config);
  if (!config.mail) return stored;
  const reason = await whyRefused(config.mail);
  const data = { ...stored.data, answers: reason === undefined };
  if (reason === undefined) return { ...stored, text: `the mail server answers; ${stored.text}`, data };
  return { state: 'action', text: `no mail can be sent (${reason}); ${stored.text}`, data };
};
