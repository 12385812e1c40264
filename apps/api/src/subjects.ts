import { subject as accounts } from './accounts/subject.ts';
import { subject as assistant } from './assistant/subject.ts';
import { subject as climate } from './climate/subject.ts';
import { subject as content } from './content/subject.ts';
import { subject as coursePacks } from './course-packs/subject.ts';
import { subject as courses } from './courses/subject.ts';
import { subject as cspReports } from './csp-reports/subject.ts';
import { subject as events } from './events/subject.ts';
import { subject as feedback } from './feedback/subject.ts';
import { subject as gifts } from './gifts/subject.ts';
import { subject as kyc } from './kyc/subject.ts';
import { subject as newsletter } from './newsletter/subject.ts';
import { subject as partnershipUpdates } from './partnership-updates/subject.ts';
import { subject as partnerships } from './partnerships/subject.ts';
import { subject as reports } from './reports/subject.ts';
import { subject as search } from './search/subject.ts';
import { subject as staff } from './staff/subject.ts';
import type { Subject } from './subject.ts';
import type { SubmissionKind } from './submissions/kind.ts';
import { subject as visits } from './visits/subject.ts';
import { subject as volunteers } from './volunteers/subject.ts';

/** Every subject of the server. What serves all of them reads this list, and names none. */
export const subjects: readonly Subject[] = [
  accounts,
  staff,
  content,
  partnerships,
  volunteers,
  kyc,
  feedback,
  gifts,
  events,
  courses,
  newsletter,
  partnershipUpdates,
  visits,
  climate,
  coursePacks,
  reports,
  assistant,
  search,
  cspReports,
];

/** What people send, of all subjects. */
export const submissionKinds: readonly SubmissionKind[] = subjects.flatMap(({ submissions = [] }) => submissions);

/** The kind of a reference such as `NZ-K-2026-7K3Q9X`. */
export const kindOfReference = (reference: string): SubmissionKind | undefined =>
  submissionKinds.find(({ letter }) => letter !== undefined && letter === reference.split('-')[1]);
