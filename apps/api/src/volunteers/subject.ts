import type { Subject } from '../subject.ts';
import { mails } from './mails.ts';
import { personal } from './personal.ts';
import { volunteerApplications } from './submission.ts';

export const subject: Subject = {
  routes: () => import('./routes.ts'),
  personal,
  mails,
  submissions: [volunteerApplications],
};
