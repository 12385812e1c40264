import type { ApplicationStatus } from '@nzete/domain';
import { sql } from 'kysely';
import { joined, listIn, noText } from '../submissions/application.ts';
import type { SubmissionKind } from '../submissions/kind.ts';
import { contactIn, deletableIn, plainRow } from '../submissions/own.ts';

const contact = { name: 'name' };

export const courseInterests: SubmissionKind = {
  kind: 'interests',
  commandName: 'course-interests',
  rows: async ({ store }) => {
    const rows = await store.db.selectFrom('course_interest').selectAll().execute();
    return rows.map(({ id, ...row }) => row);
  },
  own: {
    ...deletableIn('course_interest', { contact }),
    read: async ({ store: { db } }, email) => {
      const rows = await db.selectFrom('course_interest').selectAll().where('email', '=', email).execute();
      return rows.map((row) => ({ ...plainRow(row), contact: contactIn(contact, row) }));
    },
  },
  inbox: {
    list: (db) =>
      db
        .selectFrom('course_interest')
        .select(['id as subject', noText.as('reference'), 'created_at as submitted_at'])
        .select(sql<ApplicationStatus | null>`cast(null as text)`.as('status'))
        .select(noText.as('status_at'))
        .select([
          'name as title',
          // A JSON list of topics.
          sql<string>`replace(replace(replace(interests, '["', ''), '"]', ''), '","', ', ')`.as('summary'),
          noText.as('place'),
          joined('email', 'interests').as('searched'),
        ]),
    open: async ({ store }, id) => {
      const row = await store.db
        .selectFrom('course_interest')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { values: { ...row, interests: listIn('course_interest.interests', id, row.interests) }, language: null };
    },
  },
};
