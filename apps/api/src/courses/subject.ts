import type { Subject } from '../subject.ts';
import { personal } from './personal.ts';
import { courseInterests } from './submission.ts';

export const subject: Subject = { routes: () => import('./routes.ts'), personal, submissions: [courseInterests] };
