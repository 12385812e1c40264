import type { Subject } from '../subject.ts';
import { held } from './held.ts';
import { mails } from './mails.ts';
import { personal } from './personal.ts';
import { newsletterSubscriptions } from './submission.ts';

export const subject: Subject = {
  routes: () => import('./routes.ts'),
  staffRoutes: () => import('./staff-routes.ts'),
  personal,
  mails,
  held,
  submissions: [newsletterSubscriptions],
};
