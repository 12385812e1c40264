import { confirmationOf } from '../mail/confirmation.ts';
import type { SubjectMails } from '../mail/write.ts';
import { confirmation, notices } from './messages.ts';

export const mails: SubjectMails = {
  partnership: {
    notice: { what: notices.arrived },
    confirmation: confirmationOf(confirmation),
  },
};
