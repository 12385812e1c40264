import type { Subject } from '../subject.ts';
import { mails } from './mails.ts';
import { personal } from './personal.ts';
import { consultations, feedbackMessages } from './submissions.ts';

export const subject: Subject = {
  routes: () => import('./routes.ts'),
  personal,
  mails,
  submissions: [feedbackMessages, consultations],
};
