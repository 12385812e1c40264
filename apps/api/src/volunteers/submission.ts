import { openStatuses } from '@nzete/domain';
import { sql } from 'kysely';
import {
  applicationColumns,
  applicationDecisions,
  applicationRows,
  beginning,
  emailOf,
  findStatusIn,
  joined,
  openApplication,
} from '../submissions/application.ts';
import type { SubmissionKind } from '../submissions/kind.ts';
import { ownIn } from '../submissions/own.ts';

const table = 'volunteer_application';

export const volunteerApplications = {
  kind: 'volunteer',
  letter: 'V',
  rows: applicationRows(table),
  findStatus: findStatusIn(table),
  own: ownIn(table, {
    contact: { first_name: 'first_name', last_name: 'last_name', phone: 'phone', location: 'location' },
    open: openStatuses,
  }),
  inbox: {
    list: (db) =>
      db
        .selectFrom(table)
        .select(applicationColumns)
        .select([
          sql<string>`trim(first_name || ' ' || last_name)`.as('title'),
          beginning('motivation').as('summary'),
          sql<string | null>`location`.as('place'),
          joined('email', 'phone', 'motivation').as('searched'),
        ]),
    open: openApplication(table, {
      flags: ['requires_verification', 'background_check', 'working_with_vulnerable'],
      lists: ['interests'],
    }),
    decisions: { table, statuses: applicationDecisions, emailOf: emailOf(table) },
  },
} satisfies SubmissionKind;
