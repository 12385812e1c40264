import type { CourseCategory, CourseLanguage, CourseLevel } from '@nzete/domain';
import type { ReactNode } from 'react';

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

/** The fields of a course that are shown. Unknown ones are omitted. */
export interface CourseContent {
  title: string;
  /** One sentence on what is learnt. */
  description?: ReactNode;
  provider: string;
  category: CourseCategory;
  level?: CourseLevel | undefined;
  /** The duration, in words. */
  duration?: ReactNode;
  language?: CourseLanguage | undefined;
  isOffline?: boolean | undefined;
  /** The download size in MB. */
  megabytes?: number | undefined;
  /** Of 5. */
  rating?: number | undefined;
  /** How many people have taken it. */
  learners?: number | undefined;
  /** The provider's page. A sample has none. */
  href?: string | undefined;
  /** An invented course that shows what the list will look like. */
  isSample?: boolean | undefined;
}
