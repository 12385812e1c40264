import type { Subject } from '../subject.ts';
import { mails } from './mails.ts';
import { personal } from './personal.ts';
import { preview } from './preview.ts';
import { visitorUpdates } from './submission.ts';

export const subject: Subject = {
  routes: () => import('./routes.ts'),
  staffRoutes: () => import('./staff-routes.ts'),
  preview,
  personal,
  mails,
  submissions: [visitorUpdates],
};
