import type { Subject } from '../subject.ts';
import { checks } from './checks.ts';
import { donationMails } from './donation-mails.ts';
import { preview } from './editing/drafts/preview-answers.ts';
import { held } from './held.ts';

export const subject: Subject = {
  routes: () => import('./routes.ts'),
  staffRoutes: () => import('./editing/routes.ts'),
  preview,
  mails: donationMails,
  held,
  checks,
};
