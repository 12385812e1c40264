import { openStatuses } from '@nzete/domain';
import { sql } from 'kysely';
import {
  answerDecisions,
  applicationColumns,
  applicationRows,
  beginning,
  emailOf,
  findStatusIn,
  kindColumn,
  noText,
  openApplication,
} from '../submissions/application.ts';
import type { SubmissionKind } from '../submissions/kind.ts';
import { ownIn } from '../submissions/own.ts';

export const feedbackMessages: SubmissionKind = {
  kind: 'feedback',
  letter: 'F',
  rows: applicationRows('feedback'),
  findStatus: findStatusIn('feedback'),
  own: ownIn('feedback', { kind: 'feedback', contact: { name: 'name' }, open: openStatuses }),
  inbox: {
    kind: 'feedback',
    list: (db) =>
      db
        .selectFrom('feedback')
        .select(applicationColumns)
        .select([
          kindColumn('feedback'),
          sql<string>`coalesce(name, email, reference)`.as('title'),
          beginning('message').as('summary'),
          noText.as('place'),
        ]),
    open: openApplication('feedback'),
    decisions: { table: 'feedback', statuses: answerDecisions, emailOf: emailOf('feedback') },
  },
};

export const consultations: SubmissionKind = {
  kind: 'consultation',
  letter: 'C',
  rows: applicationRows('consultation'),
  findStatus: findStatusIn('consultation'),
  own: ownIn('consultation', { kind: 'consultation', contact: { name: 'name' }, open: openStatuses }),
  inbox: {
    kind: 'consultation',
    list: (db) =>
      db
        .selectFrom('consultation')
        .select(applicationColumns)
        .select([
          kindColumn('consultation'),
          sql<string>`coalesce(name || ' – ' || organization, name)`.as('title'),
          beginning('message').as('summary'),
          noText.as('place'),
        ]),
    open: openApplication('consultation'),
    decisions: { table: 'consultation', statuses: answerDecisions, emailOf: emailOf('consultation') },
  },
};
