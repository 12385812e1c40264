import type { Migration } from 'kysely/migration';

/** What visitors send: applications, course interests, partnership updates, feedback, and the keys of requests already answered. */
export const submissions: Migration = {
  async up() {},
};
