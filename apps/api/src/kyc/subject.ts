import type { Subject } from '../subject.ts';
import { carriedOver } from './documents/carried-over.ts';
import { mails } from './mails.ts';
import { personal } from './personal.ts';
import { reencrypt } from './reencrypt.ts';
import { identityChecks } from './submission.ts';

export const subject: Subject = {
  routes: () => import('./routes.ts'),
  personal,
  mails,
  carriedOver,
  submissions: [identityChecks],
  reencrypt,
};
