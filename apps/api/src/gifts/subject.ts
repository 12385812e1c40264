import type { Subject } from '../subject.ts';
import { mails } from './mails.ts';
import { personal } from './personal.ts';
import { carriedOver } from './receipt-numbers.ts';
import { giftNotices } from './submission.ts';

export const subject: Subject = { personal, mails, carriedOver, submissions: [giftNotices] };
