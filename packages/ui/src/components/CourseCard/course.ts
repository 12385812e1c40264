import type { CourseCategory, CourseLanguage, CourseLevel } from '@nzete/domain';

export {
  type CourseCategory,
  type CourseLanguage,
  type CourseLevel,
  type CourseTopic,
  courseCategories,
  courseLanguages,
  courseLevels,
  courseTopics,
} from '@nzete/domain';

/** What is shown of a course. What is not known is left out. */
export interface CourseContent {
  title: string;
  provider: string;
  category: CourseCategory;
  level: CourseLevel;
  /** How long it takes, in words. */
  duration: string;
  language?: CourseLanguage | undefined;
  isOffline?: boolean | undefined;
  /** What is downloaded, in MB. */
  megabytes?: number | undefined;
  /** Of 5. */
  rating?: number | undefined;
  /** How many have taken it. */
  learners?: number | undefined;
  /** The provider's page. A sample has none. */
  href?: string | undefined;
  /** There is no such course yet: it shows what the list will look like. */
  isSample?: boolean | undefined;
}
