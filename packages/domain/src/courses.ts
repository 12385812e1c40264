/** The topics that people can be interested in. The documents fix the values for every language. */
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
export type CourseTopic = (typeof courseTopics)[number];

/** The subjects of courses: the topics, and what else is useful in the foundation's own work. */
export const courseCategories = [
  ...courseTopics,
  'Climate Change',
  'Farming and Food',
  'Health',
  'Work and Money',
  'School Subjects',
  'Languages',
  'Teaching',
] as const;
export type CourseCategory = (typeof courseCategories)[number];

/** How much a course expects. */
export const courseLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type CourseLevel = (typeof courseLevels)[number];

/** The languages to learn in, as the documents write them. */
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
export type CourseLanguage = (typeof courseLanguages)[number];
