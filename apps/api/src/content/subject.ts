import type { Subject } from '../subject.ts';
import { donationMails } from './donation-mails.ts';
import { held } from './held.ts';

export const subject: Subject = { mails: donationMails, held };
