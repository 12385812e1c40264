import { longText } from '../mail/samples.ts';
import { type MailWriter, mailWriter, type SubjectMails } from '../mail/write.ts';
import type { ApprovalSubject } from './administrator-mail-queue.ts';
import { donationsChanged, donationsProposed, textsChanged, textsProposed } from './messages.ts';

const messagesOf = {
  'donations-proposed': donationsProposed,
  'donations-changed': donationsChanged,
  'texts-proposed': textsProposed,
  'texts-changed': textsChanged,
};

/** To an administrator. The reference is the list, or the language of a text, and who changes it. */
const mailAbout = (about: ApprovalSubject, pageOf: (what: string) => string): MailWriter =>
  mailWriter<{ what: string; who: string }>({
    async read({ reference }) {
      const [what = '', ...who] = (reference ?? '').split(' ');
      return { what, who: who.join(' ') };
    },
    write({ what, who }, { intl: { formatMessage }, publicUrl }) {
      const { subject, text, link } = messagesOf[about];
      return {
        subject: formatMessage(subject),
        body: [formatMessage(text, { who }), `${formatMessage(link)}\n${publicUrl}/staff/${pageOf(what)}`],
      };
    },
    samples: () => [
      {
        what: about.startsWith('texts') ? 'fr' : 'donation-methods',
        who: longText('kabongo.wa.mukendi', 64).replaceAll(' ', '.'),
      },
    ],
  });

const listPage = (list: string) => `content?list=${list}`;
const textsPage = (language: string) => `translations?language=${language}&at=interface/mails`;

export const administratorMails = {
  'donations-proposed': { message: mailAbout('donations-proposed', listPage) },
  'donations-changed': { message: mailAbout('donations-changed', listPage) },
  'texts-proposed': { message: mailAbout('texts-proposed', textsPage) },
  'texts-changed': { message: mailAbout('texts-changed', textsPage) },
} satisfies Record<ApprovalSubject, SubjectMails[string]>;
