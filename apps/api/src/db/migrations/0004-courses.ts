import type { Migration } from 'kysely/migration';

/** The course catalogue. */
export const courses: Migration = {
  async up() {},
};
