import type { Subject } from '../subject.ts';
import { donationMails } from './donation-mails.ts';

export const subject: Subject = { mails: donationMails };
