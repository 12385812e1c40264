import type { Subject } from '../subject.ts';
import { administratorMails } from './administrator-mails.ts';
import { checks } from './checks.ts';
import { preview } from './editing/drafts/preview-answers.ts';
import { ContentSchedule } from './editing/publishing/schedule.ts';
import { held } from './held.ts';

export const subject: Subject = {
  routes: () => import('./routes.ts'),
  staffRoutes: () => import('./editing/routes.ts'),
  preview,
  mails: administratorMails,
  recurring: { publications: (app) => new ContentSchedule(app) },
  held,
  checks,
};
