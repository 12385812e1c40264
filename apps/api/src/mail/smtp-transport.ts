import { createTransport } from 'nodemailer';
import type { MailSettings } from './settings.ts';
import type { MailTransport } from './transport.ts';

const CONNECT_MS = 15_000;
const SILENCE_MS = 30_000;

/** What a reader sees, and every field of a mailing list: mail services ask for both (RFC 8058). */
const SIGNED = [
  ...['From', 'To', 'Subject', 'Date', 'Message-ID', 'MIME-Version', 'Content-Type', 'Content-Language'],
  ...['Content-Transfer-Encoding', 'Auto-Submitted', 'List-Id', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':');

const isLocal = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/**
 * Connects with the first message. A password is never sent unencrypted to another machine, whose
 * certificate must be valid.
 *
 * @param reuses one connection for many messages
 */
export function openSmtp(
  { url: address, dkim }: Pick<MailSettings, 'url' | 'dkim'>,
  { reuses = false } = {},
): MailTransport {
  const { protocol, username, password, hostname, port } = new URL(address);
  const secure = protocol === 'smtps:';
  const auth = username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  const options = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && username !== '' && !isLocal(hostname),
    ...(auth && { auth }),
    // On the way to this machine itself nobody is in between, and no certificate is of `localhost`.
    ...(isLocal(hostname) && { tls: { rejectUnauthorized: false } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && { dkim: { ...dkim, headerFieldNames: SIGNED } }),
  };
  // It never sends a message again by itself: whether it may be is for the caller to know.
  const transport = reuses
    ? createTransport({ ...options, pool: true, maxConnections: 1, maxRequeues: 0 })
    : createTransport(options);
  return {
    verify: () => transport.verify(),
    send: async (message) => {
      await transport.sendMail(message);
    },
    close: () => transport.close(),
  };
}
