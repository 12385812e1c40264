import type { Subject } from '../subject.ts';
import { personal } from './personal.ts';
import { preview } from './preview.ts';
import { courseInterests } from './submission.ts';

export const subject: Subject = {
  routes: () => import('./routes.ts'),
  preview,
  personal,
  submissions: [courseInterests],
};
