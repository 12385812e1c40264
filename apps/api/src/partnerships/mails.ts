import { confirmationOf } from '../mail/confirmation.ts';
import type { SubjectMails } from '../mail/write.ts';
import { confirmation } from './messages.ts';

export const mails: SubjectMails = {
  partnership: {
    notice: 'A partnership application has arrived',
    confirmation: confirmationOf(confirmation),
  },
};
