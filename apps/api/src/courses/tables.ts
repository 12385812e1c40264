/** `body` is JSON in every language; `search` has the folded titles (see `text/fold.ts`). */
export interface CourseTable {
  id: number;
  category: string;
  level: string;
  search: string;
  body: string;
}

/** One row, `courses`: the hash of the catalogue, so that an unchanged one is not written again. */
interface CourseCatalogueTable {
  name: string;
  fingerprint: string;
}

/** `email` is normalised (see `http/validation/email.ts`); `interests` is a JSON list of topics. */
interface CourseInterestTable {
  id: string;
  name: string;
  email: string;
  interests: string;
  preferred_level: string | null;
  preferred_language: string | null;
  created_at: string;
  updated_at: string;
}

declare module '../db/types.ts' {
  interface Database {
    course: CourseTable;
    course_catalogue: CourseCatalogueTable;
    course_interest: CourseInterestTable;
  }
}
