import type { Subject } from '../subject.ts';
import { checks } from './checks.ts';
import { donationMails } from './donation-mails.ts';
import { held } from './held.ts';

export const subject: Subject = { routes: () => import('./routes.ts'), mails: donationMails, held, checks };
