import { openStatuses } from '@nzete/domain';
import { sql } from 'kysely';
import {
  answerDecisions,
  applicationColumns,
  applicationRows,
  beginning,
  emailOf,
  findStatusIn,
  joined,
  noText,
  openApplication,
} from '../submissions/application.ts';
import type { SubmissionKind } from '../submissions/kind.ts';
import { ownIn } from '../submissions/own.ts';

export const feedbackMessages = {
  kind: 'feedback',
  letter: 'F',
  rows: applicationRows('feedback'),
  findStatus: findStatusIn('feedback'),
  own: ownIn('feedback', { contact: { name: 'name' }, open: openStatuses }),
  inbox: {
    list: (db) =>
      db
        .selectFrom('feedback')
        .select(applicationColumns)
        .select([
          sql<string>`coalesce(name, email, reference)`.as('title'),
          beginning('message').as('summary'),
          noText.as('place'),
          joined('email', 'message').as('searched'),
        ]),
    open: openApplication('feedback'),
    decisions: { table: 'feedback', statuses: answerDecisions, emailOf: emailOf('feedback') },
  },
} satisfies SubmissionKind;

export const consultations = {
  kind: 'consultation',
  letter: 'C',
  rows: applicationRows('consultation'),
  findStatus: findStatusIn('consultation'),
  own: ownIn('consultation', { contact: { name: 'name' }, open: openStatuses }),
  inbox: {
    list: (db) =>
      db
        .selectFrom('consultation')
        .select(applicationColumns)
        .select([
          sql<string>`coalesce(name || ' – ' || organization, name)`.as('title'),
          beginning('message').as('summary'),
          noText.as('place'),
          joined('email', 'message').as('searched'),
        ]),
    open: openApplication('consultation'),
    decisions: { table: 'consultation', statuses: answerDecisions, emailOf: emailOf('consultation') },
  },
} satisfies SubmissionKind;
