import { baseApi as api } from "../base/api.js";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCurriculum: build.query<GetCurriculumApiResponse, GetCurriculumApiArg>({
      query: (queryArg) => ({
        url: `/curriculum`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getLessons: build.query<GetLessonsApiResponse, GetLessonsApiArg>({
      query: (queryArg) => ({
        url: `/lessons`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getCourses: build.query<GetCoursesApiResponse, GetCoursesApiArg>({
      query: (queryArg) => ({
        url: `/courses/`,
        params: {
          lang: queryArg.lang,
          skip: queryArg.skip,
          limit: queryArg.limit,
          samples: queryArg.samples,
          category: queryArg.category,
          level: queryArg.level,
          provider: queryArg.provider,
          q: queryArg.q,
        },
      }),
    }),
    getCourseFilters: build.query<
      GetCourseFiltersApiResponse,
      GetCourseFiltersApiArg
    >({
      query: (queryArg) => ({
        url: `/courses/filters`,
        params: {
          lang: queryArg.lang,
          samples: queryArg.samples,
          category: queryArg.category,
          level: queryArg.level,
          provider: queryArg.provider,
          q: queryArg.q,
        },
      }),
    }),
    getCourseInterestByEmail: build.query<
      GetCourseInterestByEmailApiResponse,
      GetCourseInterestByEmailApiArg
    >({
      query: (queryArg) => ({
        url: `/course_interests/by_email/${encodeURIComponent(String(queryArg.email))}`,
      }),
    }),
    createCourseInterest: build.mutation<
      CreateCourseInterestApiResponse,
      CreateCourseInterestApiArg
    >({
      query: (queryArg) => ({
        url: `/course_interests/`,
        method: "POST",
        body: queryArg.courseInterestInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    updateCourseInterest: build.mutation<
      UpdateCourseInterestApiResponse,
      UpdateCourseInterestApiArg
    >({
      query: (queryArg) => ({
        url: `/course_interests/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.courseInterestInput,
      }),
    }),
    getCoursePacks: build.query<
      GetCoursePacksApiResponse,
      GetCoursePacksApiArg
    >({
      query: (queryArg) => ({
        url: `/course-packs`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
    getExplained: build.query<GetExplainedApiResponse, GetExplainedApiArg>({
      query: (queryArg) => ({
        url: `/explained/${encodeURIComponent(String(queryArg.topic))}`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
/** The slice with the calls of this part: `learningApi.endpoints.getCurriculum`. */
export const learningApi = injectedRtkApi;
export type GetCurriculumApiResponse = /** status 200 The content */ Curriculum;
export type GetCurriculumApiArg = {
  lang?: Lang;
};
export type GetLessonsApiResponse = /** status 200 The content */ Lessons;
export type GetLessonsApiArg = {
  lang?: Lang;
};
export type GetCoursesApiResponse =
  /** status 200 The page; empty after the last course */ Courses;
export type GetCoursesApiArg = {
  lang?: Lang;
  /** Courses to pass over */
  skip?: number;
  /** Courses to give */
  limit?: number;
  /** `none`: only real courses */
  samples?: "none";
  category?: CourseCategory;
  level?: CourseLevel;
  /** The English name of who gives the course */
  provider?: string;
  /** Words that the course must contain, in any language; case and accents do not count, and a word that no course has may be one letter off */
  q?: string;
};
export type GetCourseFiltersApiResponse =
  /** status 200 The values of each filter */ CourseFilters;
export type GetCourseFiltersApiArg = {
  lang?: Lang;
  /** `none`: only real courses */
  samples?: "none";
  category?: CourseCategory;
  level?: CourseLevel;
  /** The English name of who gives the course */
  provider?: string;
  /** Words that the course must contain, in any language; case and accents do not count, and a word that no course has may be one letter off */
  q?: string;
};
export type GetCourseInterestByEmailApiResponse =
  /** status 200 The record */ CourseInterest;
export type GetCourseInterestByEmailApiArg = {
  email: string;
};
export type CreateCourseInterestApiResponse =
  /** status 201 Stored */ CourseInterest;
export type CreateCourseInterestApiArg = {
  /** A random name for this request, such as a UUID. Sent again with the same key within 31 days, the same request is stored once and answered alike; another request with that key gets 422. */
  "Idempotency-Key"?: string;
  courseInterestInput: CourseInterestInput;
};
export type UpdateCourseInterestApiResponse =
  /** status 200 Stored */ CourseInterest;
export type UpdateCourseInterestApiArg = {
  id: string;
  courseInterestInput: CourseInterestInput;
};
export type GetCoursePacksApiResponse = /** status 200 The packs */ CoursePacks;
export type GetCoursePacksApiArg = {
  lang?: Lang;
};
export type GetExplainedApiResponse = /** status 200 The articles */ Articles;
export type GetExplainedApiArg = {
  lang?: Lang;
  /** What the articles are about */
  topic:
    | "climate"
    | "forests"
    | "farming"
    | "values"
    | "water-and-floods"
    | "health-and-air"
    | "energy-and-minerals"
    | "agreements-and-money"
    | "youth";
};
export type Fallback = {
  [key: string]: "en" | "fr" | "ln" | "sw";
};
export type CurriculumModule = {
  /** Which tab it is */
  id: "basics" | "internet" | "communication" | "mobile";
  title: string;
  duration: string;
  description: string;
  /** Percent that is ready */
  progress: number;
  weeks: number;
  lessons: string[];
  fallback?: Fallback;
};
export type Curriculum = CurriculumModule[];
import type { ProblemCode } from './problemCodes.ts';
export type FieldError = {
  /** Name of the field, dotted when nested */
  field: string;
  /** Its place in the body, as a JSON Pointer */
  pointer: string;
  /** The rule that it breaks: mostly a keyword of JSON Schema, in lower case with hyphens */
  code: string;
  /** To be read after the name, in the language of the `detail` */
  message: string;
  /** What the rule asks for, such as the `limit` of `max-length` */
  params?: {
    [key: string]: unknown;
  };
};
export type ApiError = {
  /** The page that explains the kind of problem */
  type: string;
  /** The kind of problem, in English */
  title: string;
  /** As of the answer */
  status: number;
  /** What went wrong, in a sentence in the language of `?lang` or else of `Accept-Language`; without them, and where a call states the sentence, in English */
  detail: string;
  code: ProblemCode;
  /** Only with status 422 */
  fields?: FieldError[];
  /** For the operator, who finds it in the log */
  request_id?: string;
};
export type Lang = "en" | "fr" | "ln" | "sw";
export type Picture = {
  src: string;
  alt: string;
  fallback?: Fallback;
};
export type Lesson = {
  title: string;
  text: string;
  steps: string[];
  exercise: string;
  fallback?: Fallback;
};
export type LessonPart = {
  /** The part of the curriculum */
  id: "basics" | "internet" | "communication" | "mobile";
  picture: Picture;
  lessons: Lesson[];
  /** An example, until the foundation adds its own; left out if it is none */
  sample?: true;
};
export type Lessons = LessonPart[];
export type CourseCategory =
  | "Programming"
  | "AI/ML"
  | "Computer Science"
  | "Digital Marketing"
  | "Data Science"
  | "Web Development"
  | "Mobile Development"
  | "Cybersecurity"
  | "Cloud Computing"
  | "Database Management"
  | "UI/UX Design"
  | "Digital Literacy"
  | "Climate Change"
  | "Farming and Food"
  | "Health"
  | "Work and Money"
  | "School Subjects"
  | "Languages"
  | "Teaching";
export type CourseLevel = "Beginner" | "Intermediate" | "Advanced";
export type CourseLanguage =
  | "English"
  | "French"
  | "Spanish"
  | "Portuguese"
  | "Arabic"
  | "Swahili"
  | "Lingala"
  | "Multiple Languages";
export type Course = {
  id: number;
  /** Of a real course the title at its provider, or its translation */
  title: string;
  description: string;
  provider: string;
  category: CourseCategory;
  level?: CourseLevel;
  /** In words, in the asked language */
  duration?: string;
  language?: CourseLanguage;
  /** Whether it can be used without internet; only where it is known */
  offline?: boolean;
  /** What is downloaded, in MB; only where it is known */
  size_mb?: number;
  /** Of 5; only where a source is known */
  rating?: number;
  /** Only where a source is known */
  enrollment_count?: number;
  /** Page of the course; of a sample a page of this site */
  url: string;
  /** True: an invented course; absent otherwise */
  sample?: boolean;
};
export type Courses = Course[];
export type CourseFilters = {
  /** How many real courses match */
  total: number;
  categories: {
    value: CourseCategory;
    /** How many courses it would leave */
    count: number;
  }[];
  levels: {
    value: CourseLevel;
    /** How many courses it would leave */
    count: number;
  }[];
  providers: {
    /** To be sent as `provider` */
    value: string;
    /** Its name in the asked language */
    label: string;
    /** How many courses it would leave */
    count: number;
  }[];
};
export type CourseTopic =
  | "Programming"
  | "AI/ML"
  | "Computer Science"
  | "Digital Marketing"
  | "Data Science"
  | "Web Development"
  | "Mobile Development"
  | "Cybersecurity"
  | "Cloud Computing"
  | "Database Management"
  | "UI/UX Design"
  | "Digital Literacy";
export type CourseInterest = {
  /** Cannot be guessed */
  id: string;
  name: string;
  /** As stored: lower case */
  email: string;
  interests: CourseTopic[];
  /** Null: none was chosen */
  preferred_level: CourseLevel | null;
  /** Null: none was chosen */
  preferred_language: CourseLanguage | null;
};
export type CourseInterestInput = {
  name: string;
  email: string;
  interests: CourseTopic[];
  /** Null: none was chosen */
  preferred_level?: CourseLevel | null;
  /** Null: none was chosen */
  preferred_language?: CourseLanguage | null;
};
export type CoursePack = {
  /** The part of the curriculum */
  id: "basics" | "internet" | "communication" | "mobile";
  title: string;
  /** How many lessons it has */
  lessons: number;
  /** What downloading the page costs, compressed */
  bytes: number;
  /** The size of the ZIP */
  zip_bytes: number;
  /** An example, until the foundation adds its own; left out if it is none */
  sample?: true;
  fallback?: Fallback;
};
export type CoursePacks = CoursePack[];
export type ArticleSource = {
  name: string;
  year: number;
};
export type Article = {
  /** Its place on the page of its topic: `/help/forests#peatlands`. It stays when the title changes */
  slug: string;
  title: string;
  /** How visitors ask for it; the assistant finds the article by these too */
  questions: string[];
  text: string;
  sources: ArticleSource[];
  /** Pages of the site about it */
  links: string[];
  fallback?: Fallback;
};
export type Articles = Article[];
export const {
  useGetCurriculumQuery,
  useGetLessonsQuery,
  useGetCoursesQuery,
  useGetCourseFiltersQuery,
  useGetCourseInterestByEmailQuery,
  useCreateCourseInterestMutation,
  useUpdateCourseInterestMutation,
  useGetCoursePacksQuery,
  useGetExplainedQuery,
} = injectedRtkApi;
