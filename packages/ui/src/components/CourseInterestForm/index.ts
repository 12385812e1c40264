export { CourseInterestForm, type CourseInterestFormProps } from './CourseInterestForm.tsx';
export {
  type CourseInterest,
  emptyInterest,
  type InterestValues,
  interestSchema,
  type SavedCourseInterest,
  toInterest,
} from './courseInterest.ts';
export type { InterestHandlers } from './useInterestForm.ts';
export type { InterestLookup } from './useInterestLookup.ts';
