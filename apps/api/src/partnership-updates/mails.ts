import type { SubjectMails } from '../mail/write.ts';

export const mails: SubjectMails = {
  update: { notice: 'A partnership update has been posted' },
};
