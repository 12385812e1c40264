import type { ApplicationStatus } from '@nzete/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/types.ts';
import type { InboxKind } from './schemas.ts';

/** Enough of a text for a row of the list. */
const SUMMARY_LENGTH = 160;

const beginning = (column: string) => sql<string>`substr(${sql.ref(column)}, 1, ${sql.lit(SUMMARY_LENGTH)})`;
const kind = (name: InboxKind) => sql<InboxKind>`${sql.lit(name)}`.as('kind');
const none = sql<string | null>`cast(null as text)`;

const application = ['reference as subject', 'reference', 'created_at as submitted_at', 'status', 'status_at'] as const;

/** Every submission in the columns that all kinds have. `place` is what its sender typed. */
export const allEntries = (db: Kysely<Database>) => {
  const volunteers = db
    .selectFrom('volunteer_application')
    .select(application)
    .select([
      kind('volunteer'),
      sql<string>`trim(first_name || ' ' || last_name)`.as('title'),
      beginning('motivation').as('summary'),
      sql<string | null>`location`.as('place'),
    ]);
  const partners = db
    .selectFrom('partnership_application')
    .select(application)
    .select([
      kind('partnership'),
      sql<string>`organization_name || ' – ' || contact_name`.as('title'),
      sql<string>`coalesce(${beginning('description')}, '')`.as('summary'),
      sql<string | null>`country`.as('place'),
    ]);
  const kyc = db
    .selectFrom('kyc_application')
    .select(application)
    .select([kind('kyc'), sql<string>`reference`.as('title'), sql<string>`''`.as('summary'), none.as('place')]);
  const feedback = db
    .selectFrom('feedback')
    .select(application)
    .select([
      kind('feedback'),
      sql<string>`coalesce(name, email, reference)`.as('title'),
      beginning('message').as('summary'),
      none.as('place'),
    ]);
  const consultations = db
    .selectFrom('consultation')
    .select(application)
    .select([
      kind('consultation'),
      sql<string>`coalesce(name || ' – ' || organization, name)`.as('title'),
      beginning('message').as('summary'),
      none.as('place'),
    ]);
  const interests = db
    .selectFrom('course_interest')
    .select(['id as subject', none.as('reference'), 'created_at as submitted_at'])
    .select(sql<ApplicationStatus | null>`cast(null as text)`.as('status'))
    .select(none.as('status_at'))
    .select([
      kind('interests'),
      'name as title',
      // A JSON list of topics.
      sql<string>`replace(replace(replace(interests, '["', ''), '"]', ''), '","', ', ')`.as('summary'),
      none.as('place'),
    ]);
  return interests.unionAll(volunteers).unionAll(partners).unionAll(kyc).unionAll(feedback).unionAll(consultations);
};
