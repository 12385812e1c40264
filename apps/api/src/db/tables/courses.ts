/**
 * One course of the catalogue. `body` is JSON with its texts in every language; `search` holds its titles
 * folded (see `text/fold.ts`), for the filter by words.
 */
export interface CourseTable {
  id: number;
  category: string;
  level: string;
  search: string;
  body: string;
}

/** One row, named `courses`: the hash of what the table `course` holds, so that an unchanged catalogue is not written again. */
interface CourseCatalogueTable {
  name: string;
  fingerprint: string;
}

/** `email` is normalised (see `http/email.ts`); `interests` is a JSON list of topics. */
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

/** See `migrations/0004-courses.ts`. */
export interface CourseTables {
  course: CourseTable;
  course_catalogue: CourseCatalogueTable;
  course_interest: CourseInterestTable;
}
