import { onSuccess } from '../base/tags.ts';
import { type Course, type GetCoursesApiArg, learningApi as generated } from '../generated/learning.ts';

export { coursePackPageUrl } from '../base/coursePackPageUrl.ts';
export { coursePackZipUrl } from '../base/coursePackZipUrl.ts';
export * from '../generated/learning.ts';

/** One page of the catalogue, and the total number of courses. */
export interface CoursePage {
  courses: Course[];
  total: number;
}

/** Curriculum, course catalogue, and course interests. */
export const learningApi = generated
  .enhanceEndpoints({
    addTagTypes: ['CourseInterest'],
    endpoints: {
      getCourseInterestByEmail: { providesTags: ['CourseInterest'] },
      createCourseInterest: { invalidatesTags: onSuccess('CourseInterest') },
      updateCourseInterest: { invalidatesTags: onSuccess('CourseInterest') },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      // The total is in a header, which the generator does not support. `getCourses` cannot be
      // excluded, because the generator only emits the types of its own calls: without it there
      // would be no `Course`.
      getCoursePage: build.query<CoursePage, GetCoursesApiArg>({
        query: (params) => ({ url: '/courses/', params }),
        transformResponse: (courses: Course[], meta) => ({
          courses,
          total: Number(meta?.response?.headers.get('x-total-count') ?? courses.length),
        }),
      }),
    }),
  });

export const { useGetCoursePageQuery, useLazyGetCourseInterestByEmailQuery } = learningApi;
