import { confirmationOf } from '../mail/confirmation.ts';
import type { SubjectMails } from '../mail/write.ts';
import { volunteerConfirmation } from './mail-texts.ts';

export const mails: SubjectMails = {
  volunteer: {
    notice: 'A volunteer application has arrived',
    confirmation: confirmationOf(volunteerConfirmation),
  },
};
