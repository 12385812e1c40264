import { courseCategories, courseLanguages, courseLevels } from '@nzete/domain';
import { Type } from 'typebox';
import { LangQuery, oneOf, ref, strictObject } from '../http/schemas.ts';

const CourseCategory = oneOf(courseCategories, {
  $id: 'CourseCategory',
  description: 'Subject of a course: the same value in every language',
  examples: ['Digital Literacy'],
});

export const CourseLevel = oneOf(courseLevels, {
  $id: 'CourseLevel',
  description: 'How much a course expects: the same value in every language',
  examples: ['Beginner'],
});

export const CourseLanguage = oneOf(courseLanguages, {
  $id: 'CourseLanguage',
  description: 'A language to learn in: the same value in every language of the site',
  examples: ['Swahili'],
});

export const Course = strictObject(
  {
    id: Type.Integer({ minimum: 1, examples: [421] }),
    title: Type.String({
      description: 'Of a real course the title at its provider, or its translation',
      examples: ['Spreadsheets for shopkeepers (sample 0421)'],
    }),
    description: Type.String({ examples: ['A first sheet for sales and stock.'] }),
    provider: Type.String({ examples: ['Nzete sample catalogue'] }),
    category: ref(CourseCategory),
    level: Type.Optional(ref(CourseLevel)),
    duration: Type.Optional(Type.String({ description: 'In words, in the asked language', examples: ['4 weeks'] })),
    language: Type.Optional(ref(CourseLanguage)),
    offline: Type.Optional(
      Type.Boolean({
        description: 'Whether it can be used without internet; only where it is known',
        examples: [true],
      }),
    ),
    size_mb: Type.Optional(
      Type.Integer({ minimum: 1, description: 'What is downloaded, in MB; only where it is known', examples: [120] }),
    ),
    rating: Type.Optional(
      Type.Number({ minimum: 0, maximum: 5, description: 'Of 5; only where a source is known', examples: [4.5] }),
    ),
    enrollment_count: Type.Optional(
      Type.Integer({ minimum: 0, description: 'Only where a source is known', examples: [12_000] }),
    ),
    url: Type.String({
      format: 'uri-reference',
      pattern: '^(?:https://|/(?!/))\\S+$',
      description: 'Page of the course; of a sample a page of this site',
      examples: ['/digital-literacy?course=421'],
    }),
    sample: Type.Optional(
      Type.Boolean({ description: 'True: an invented course; absent otherwise', examples: [true] }),
    ),
  },
  { $id: 'Course', description: 'One free course' },
);

export const Courses = Type.Array(ref(Course), { $id: 'Courses', description: 'One page of the catalogue' });

const count = Type.Integer({ minimum: 0, description: 'How many courses it would leave', examples: [1200] });

export const CourseFilters = strictObject(
  {
    total: Type.Integer({ minimum: 0, description: 'How many real courses match', examples: [360] }),
    categories: Type.Array(strictObject({ value: ref(CourseCategory), count })),
    levels: Type.Array(strictObject({ value: ref(CourseLevel), count })),
    providers: Type.Array(
      strictObject({
        value: Type.String({ description: 'To be sent as `provider`', examples: ['Khan Academy'] }),
        label: Type.String({ description: 'Its name in the asked language', examples: ['Khan Academy'] }),
        count,
      }),
    ),
  },
  {
    $id: 'CourseFilters',
    description:
      'The values of each filter, with how many real courses each would leave beside the other filters. Samples are not counted.',
  },
);

const MAX_SKIP = 1_000_000;
const MAX_LIMIT = 100;

/** The page size of the requirements. */
export const DEFAULT_LIMIT = 10;

const choice = {
  samples: Type.Optional(oneOf(['none'], { description: '`none`: only real courses', examples: ['none'] })),
  category: Type.Optional(ref(CourseCategory)),
  level: Type.Optional(ref(CourseLevel)),
  provider: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 80,
      pattern: '^\\P{Cc}+$',
      description: 'The English name of who gives the course',
      examples: ['Khan Academy'],
    }),
  ),
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 80,
      pattern: '^\\P{Cc}+$',
      description:
        'Words that the course must contain, in any language; case and accents do not count, and a word that no course has may be one letter off',
      examples: ['internet'],
    }),
  ),
};

export const CourseFiltersQuery = strictObject({ ...LangQuery.properties, ...choice });

export const CourseQuery = strictObject({
  ...LangQuery.properties,
  skip: Type.Optional(
    Type.Integer({ minimum: 0, maximum: MAX_SKIP, default: 0, description: 'Courses to pass over', examples: [10] }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_LIMIT,
      default: DEFAULT_LIMIT,
      description: 'Courses to give',
      examples: [DEFAULT_LIMIT],
    }),
  ),
  ...choice,
});
