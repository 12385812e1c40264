/** An entry of the audit trail (see `audit/actions.ts`). Rows are never changed. */
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

declare module '../db/types.ts' {
  interface Database {
    staff_action: StaffActionTable;
  }
}

export {};
