import type { Submission } from '../submissions/tables.ts';
import type { toRow } from './schemas.ts';

/** A row of `volunteer_application`, whose columns the migrations add. */
interface VolunteerApplicationTable extends Submission, ReturnType<typeof toRow> {}

declare module '../db/types.ts' {
  interface Database {
    volunteer_application: VolunteerApplicationTable;
  }
}
