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

const table = 'partnership_application';

export const partnershipApplications = {
  kind: 'partnership',
  letter: 'P',
  rows: applicationRows(table),
  findStatus: findStatusIn(table),
  own: ownIn(table, { contact: { name: 'contact_name', phone: 'phone', country: 'country' }, open: openStatuses }),
  inbox: {
    list: (db) =>
      db
        .selectFrom(table)
        .select(applicationColumns)
        .select([
          sql<string>`organization_name || ' – ' || contact_name`.as('title'),
          sql<string>`coalesce(${beginning('description')}, '')`.as('summary'),
          sql<string | null>`country`.as('place'),
          joined('email', 'phone', 'website', 'description', 'proposed_collaboration').as('searched'),
        ]),
    open: openApplication(table, { flags: ['requires_kyc', 'aml_policy'] }),
    decisions: { table, statuses: applicationDecisions, emailOf: emailOf(table) },
  },
} satisfies SubmissionKind;
