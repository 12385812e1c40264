/** The topics in which people say an interest, the same values in every language. */
export const courseTopics = [
  'Programming',
  'AI/ML',
  'Computer Science',
  'Digital Marketing',
  'Data Science',
  'Web Development',
  'Mobile Development',
  'Cybersecurity',
  'Cloud Computing',
  'Database Management',
  'UI/UX Design',
  'Digital Literacy',
] as const;

/** The subjects of courses: the topics, and one more. */
export const courseCategories = [...courseTopics, 'Climate Change'] as const;

/** How much a course expects. */
export const courseLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;

/** The languages to learn in. */
export const courseLanguages = [
  'English',
  'French',
  'Spanish',
  'Portuguese',
  'Arabic',
  'Swahili',
  'Lingala',
  'Multiple Languages',
] as const;

/** A topic in which someone says an interest. */
export type CourseTopic = (typeof courseTopics)[number];
/** The subject of a course. */
export type CourseCategory = (typeof courseCategories)[number];
/** How much a course expects. */
export type CourseLevel = (typeof courseLevels)[number];
/** A language to learn in. */
export type CourseLanguage = (typeof courseLanguages)[number];

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
