import type { Subject } from '../subject.ts';
import { mails } from './mails.ts';
import { personal } from './personal.ts';
import { partnershipApplications } from './submission.ts';

export const subject: Subject = { personal, mails, submissions: [partnershipApplications] };
