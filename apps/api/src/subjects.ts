import { subject as accounts } from './accounts/subject.ts';
import { subject as content } from './content/subject.ts';
import { subject as courses } from './courses/subject.ts';
import { subject as events } from './events/subject.ts';
import { subject as feedback } from './feedback/subject.ts';
import { subject as gifts } from './gifts/subject.ts';
import { subject as kyc } from './kyc/subject.ts';
import { subject as newsletter } from './newsletter/subject.ts';
import { subject as partnershipUpdates } from './partnership-updates/subject.ts';
import { subject as partnerships } from './partnerships/subject.ts';
import type { Subject } from './subject.ts';
import { subject as visits } from './visits/subject.ts';
import { subject as volunteers } from './volunteers/subject.ts';

/** Every subject of the server. What serves all of them reads this list, and names none. */
export const subjects: readonly Subject[] = [
  accounts,
  content,
  newsletter,
  courses,
  volunteers,
  partnerships,
  feedback,
  gifts,
  events,
  partnershipUpdates,
  kyc,
  visits,
];
