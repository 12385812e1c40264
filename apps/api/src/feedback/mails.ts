import { confirmationOf } from '../mail/confirmation.ts';
import type { SubjectMails } from '../mail/write.ts';
import { consultationConfirmation, feedbackConfirmation, notices } from './messages.ts';

export const mails: SubjectMails = {
  feedback: {
    notice: { what: notices.feedback },
    confirmation: confirmationOf(feedbackConfirmation),
  },
  consultation: {
    notice: { what: notices.consultation },
    confirmation: confirmationOf(consultationConfirmation),
  },
};
