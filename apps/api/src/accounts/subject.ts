import type { Subject } from '../subject.ts';
import { mails } from './mails.ts';
import { personal } from './personal.ts';

export const subject: Subject = { routes: () => import('./routes.ts'), personal, mails };
