import type { MailSettings } from '../src/mail/settings.ts';

/** So that calls that mail something can succeed. Nothing is sent: sending is not started. */
export const unsentMail: MailSettings = {
  url: 'smtp://127.0.0.1:9',
  from: { name: '', address: 'hello@nzete.example' },
  staff: { name: '', address: 'staff@nzete.example' },
  staffLanguage: 'en' as const,
  publicUrl: 'https://nzete.example',
};

/** A mail server that reports what it could not deliver. */
export const bounceToken = 'a-token-of-the-mail-server';
export const newsletterSettings = { confirms: false, bounceToken };
