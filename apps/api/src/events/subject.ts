import type { Subject } from '../subject.ts';
import { carriedOver } from './carried-over.ts';
import { held } from './held.ts';
import { mails } from './mails.ts';
import { participants } from './participants.ts';
import { personal } from './personal.ts';
import { preview } from './preview.ts';
import { EventRounds } from './rounds.ts';
import { eventSignUps } from './submission.ts';

export const subject: Subject = {
  routes: () => import('./routes.ts'),
  staffRoutes: () => import('./staff-routes.ts'),
  preview,
  participants,
  personal,
  mails,
  held,
  carriedOver,
  recurring: { events: (app) => new EventRounds(app) },
  submissions: [eventSignUps],
};
