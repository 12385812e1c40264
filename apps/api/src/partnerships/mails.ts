import { confirmationOf } from '../mail/confirmation.ts';
import type { SubjectMails } from '../mail/write.ts';
import { partnershipConfirmation } from './mail-texts.ts';

export const mails: SubjectMails = {
  partnership: {
    notice: 'A partnership application has arrived',
    confirmation: confirmationOf(partnershipConfirmation),
  },
};
