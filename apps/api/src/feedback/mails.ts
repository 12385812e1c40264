import { confirmationOf } from '../mail/confirmation.ts';
import type { SubjectMails } from '../mail/write.ts';
import { consultationConfirmation, feedbackConfirmation } from './messages.ts';

export const mails: SubjectMails = {
  feedback: {
    notice: 'Feedback has arrived',
    confirmation: confirmationOf(feedbackConfirmation),
  },
  consultation: {
    notice: 'A request for a consultation has arrived',
    confirmation: confirmationOf(consultationConfirmation),
  },
};
