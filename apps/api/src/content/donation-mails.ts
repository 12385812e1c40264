import type { SubjectMails, WriteMail } from '../mail/write.ts';
import type { DonationSubject } from './donation-queue.ts';
import { donationTexts } from './donation-texts.ts';

/** To an administrator. The reference is the list and who changes it. */
const mailAbout =
  (about: DonationSubject): WriteMail =>
  async ({ reference }, { settings }, { locale: lang }) => {
    const [list = '', ...who] = (reference ?? '').split(' ');
    const { subject, text, link } = donationTexts[about];
    const address = `${settings.publicUrl}/staff/content?list=${list}`;
    return { subject: subject[lang], body: [text(who.join(' '))[lang], `${link[lang]}\n${address}`] };
  };

export const donationMails = {
  'donations-proposed': { message: mailAbout('donations-proposed') },
  'donations-changed': { message: mailAbout('donations-changed') },
} satisfies Record<DonationSubject, SubjectMails[string]>;
