/** One row, `partnership-updates`: a number that grows with every change of the feed, so that answers kept in memory know it. */
interface FeedVersionTable {
  name: string;
  version: number;
}

/** A look at, or a decision about, something that a visitor sent (see `inbox/actions.ts`). Rows are added, never changed. */
interface StaffActionTable {
  id: string;
  at: string;
  /** The name that was given, or else the account of the machine. */
  who: string;
  action: string;
  /** A reference, or the id of an update. */
  subject: string;
  reason: string | null;
}

/** See `migrations/*-staff.ts`. */
export interface StaffTables {
  feed_version: FeedVersionTable;
  staff_action: StaffActionTable;
}
