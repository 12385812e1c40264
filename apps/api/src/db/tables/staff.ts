import type { ApplicationStatus } from '@nzete/domain';

/** One row, `partnership-updates`: a version that invalidates cached feeds. */
interface FeedVersionTable {
  name: string;
  version: number;
}

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

/** How often something was read or searched on a day (UTC), without who did it. */
interface DailyCountTable {
  day: string;
  kind: 'page' | 'search';
  /** A path of the site, or what was searched. */
  subject: string;
  language: string;
  count: number;
}

/** A question that the assistant had no answer to, without who asked. */
interface UnansweredQuestionTable {
  id: string;
  day: string;
  language: string;
  question: string;
}

export interface StaffTables {
  submission_note: SubmissionNoteTable;
  submission_message: SubmissionMessageTable;
  submission_assignment: SubmissionAssignmentTable;
  message_template: MessageTemplateTable;
  daily_count: DailyCountTable;
  unanswered_question: UnansweredQuestionTable;
  feed_version: FeedVersionTable;
  staff_action: StaffActionTable;
}
