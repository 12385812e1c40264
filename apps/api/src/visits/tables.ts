/** How often something was read or searched on a day in Kinshasa, without who did it. */
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

declare module '../db/types.ts' {
  interface Database {
    daily_count: DailyCountTable;
    unanswered_question: UnansweredQuestionTable;
  }
}

export {};
