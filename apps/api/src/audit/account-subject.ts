import { type Expression, sql } from 'kysely';

/**
 * What an entry of the audit trail about an account names. People choose user names, and none may
 * be the reference of a submission, an id or a list: no name begins with @, and no other subject.
 */
export const accountSubject = (username: string) => `@${username}`;

/** The user name in the column `subject` of an entry about an account. */
export const usernameIn = (subject: Expression<string>) => sql<string>`substr(${subject}, 2)`;
