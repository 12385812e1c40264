import { invalidates, provides } from '../base/tags.ts';
import generatedLearning, { type Course, type GetCoursesApiArg } from '../generated/learning.ts';

export type * from '../generated/learning.ts';

/** One page of the catalogue, and how many courses there are in all. */
export interface CoursePage {
  courses: Course[];
  total: number;
}

/** What each call provides or makes stale. */
export const learningEndpoints = {
  getCurriculum: provides('Curriculum'),
  getCourses: provides('Courses'),
  getCourseInterestByEmail: provides('CourseInterest'),
  createCourseInterest: invalidates('CourseInterest'),
  updateCourseInterest: invalidates('CourseInterest'),
};

/** Curriculum, course catalogue, and who is interested in which courses. */
export const learningApi = generatedLearning
  .enhanceEndpoints({ addTagTypes: ['Curriculum', 'Courses', 'CourseInterest'], endpoints: learningEndpoints })
  .injectEndpoints({
    endpoints: (build) => ({
      // The total stands in a header, which the generator does not know. It cannot leave `getCourses` out, because it writes only
      // the types of the calls that it writes: without it there would be no `Course`.
      getCoursePage: build.query<CoursePage, GetCoursesApiArg>({
        query: (params) => ({ url: '/courses/', params }),
        transformResponse: (courses: Course[], meta) => ({
          courses,
          total: Number(meta?.response?.headers.get('x-total-count') ?? courses.length),
        }),
        providesTags: ['Courses'],
      }),
    }),
  });

export const {
  useGetCurriculumQuery,
  useGetCoursePageQuery,
  useLazyGetCourseInterestByEmailQuery,
  useCreateCourseInterestMutation,
  useUpdateCourseInterestMutation,
} = learningApi;
