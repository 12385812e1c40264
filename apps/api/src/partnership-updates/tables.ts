import type { Generated } from 'kysely';

/** A visitor's update has one language; the foundation's have `translations` too. */
interface PartnershipUpdateTable {
  id: string;
  type: 'partnership' | 'donor' | 'collaboration';
  title: string;
  content: string;
  author: string;
  /** YYYY-MM-DD */
  date: string;
  /** JSON of `{ title, content }` in every language; the columns then have the English ones. */
  translations: string | null;
  /** Sorts by date; a future date sorts as the day of posting. */
  sort_key: string;
  /** 0, or 1 once staff have hidden it */
  hidden: Generated<number>;
  /** 1 while it is hidden until staff approve it (`MODERATION=before`), else 0 */
  waiting: Generated<number>;
  created_at: string;
}

/** One row, `partnership-updates`: a version that invalidates cached feeds. */
interface FeedVersionTable {
  name: string;
  version: number;
}

declare module '../db/types.ts' {
  interface Database {
    partnership_update: PartnershipUpdateTable;
    feed_version: FeedVersionTable;
  }
}
