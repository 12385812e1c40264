import type { Subject } from '../subject.ts';
import { mails } from './mails.ts';
import { personal } from './personal.ts';
import { goesOn } from './receipt-numbers.ts';
import { giftNotices } from './submission.ts';

export const subject: Subject = { personal, mails, goesOn, submissions: [giftNotices] };
