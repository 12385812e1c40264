import type { Submission } from '../submissions/tables.ts';

interface FeedbackTable extends Submission {
  message: string;
  name: string | null;
  email: string | null;
  /** The page that the visitor names. */
  page: string | null;
  /** 1 to 5 */
  rating: number | null;
}

/** A request for a talk about a partnership. */
interface ConsultationTable extends Submission {
  name: string;
  email: string;
  organization: string | null;
  message: string;
}

declare module '../db/types.ts' {
  interface Database {
    feedback: FeedbackTable;
    consultation: ConsultationTable;
  }
}
