import type { ApplicationStatus } from '@nzete/domain';

/** A note among staff. `subject` is a reference, or the id of a submission without one. */
interface SubmissionNoteTable {
  id: string;
  subject: string;
  at: string;
  /** The username, or the name that was given on the command line. */
  who: string;
  text: string;
}

/** What staff wrote to the sender with a decision. */
interface SubmissionMessageTable extends SubmissionNoteTable {
  status: ApplicationStatus;
  language: string;
}

interface SubmissionAssignmentTable {
  subject: string;
  account_id: string | null;
  /** YYYY-MM-DD */
  remind_on: string | null;
  at: string;
}

/** `texts` is JSON of a text in every language. */
interface MessageTemplateTable {
  id: string;
  name: string;
  /** The decision that it is for. */
  status: ApplicationStatus;
  texts: string;
  updated_at: string;
  updated_by: string;
}

declare module '../db/types.ts' {
  interface Database {
    submission_note: SubmissionNoteTable;
    submission_message: SubmissionMessageTable;
    submission_assignment: SubmissionAssignmentTable;
    message_template: MessageTemplateTable;
  }
}
