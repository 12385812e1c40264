import type { Subject } from '../subject.ts';
import { mails } from './mails.ts';
import { personal } from './personal.ts';
import { carriedOver } from './receipt-numbers.ts';
import { giftNotices } from './submission.ts';

export const subject: Subject = {
  routes: () => import('./routes.ts'),
  staffRoutes: () => import('./staff-routes.ts'),
  personal,
  mails,
  carriedOver,
  submissions: [giftNotices],
};
