export { CourseCard, type CourseCardProps } from './CourseCard.tsx';
export {
  type CourseCategory,
  type CourseContent,
  type CourseLanguage,
  type CourseLevel,
  type CourseTopic,
  courseCategories,
  courseLanguages,
  courseLevels,
  courseTopics,
} from './course.ts';
