import type { SubjectMails } from '../mail/write.ts';
import { notices } from './messages.ts';

export const mails: SubjectMails = {
  update: { notice: { what: notices.arrived, page: () => '/news' } },
};
