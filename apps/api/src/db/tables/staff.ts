/** One row, `partnership-updates`: a version that invalidates cached feeds. */
interface FeedVersionTable {
  name: string;
  version: number;
}

/** An entry of the audit trail (see `inbox/actions.ts`). Rows are never changed. */
interface StaffActionTable {
  id: string;
  at: string;
  /** The name that was given, or the account of the machine. */
  who: string;
  action: string;
  /** A reference, or the id of an update. */
  subject: string;
  reason: string | null;
}

export interface StaffTables {
  feed_version: FeedVersionTable;
  staff_action: StaffActionTable;
}
