import { courseCategories, courseLanguages, courseLevels } from '@nzete/domain';
import { type Static, Type } from 'typebox';
import { type ContentFiles, fileName, storedContentFiles, validFile } from '../content-files/files.ts';
import { InvalidFile, problemAt } from '../content-files/json-file.ts';
import { textsSchema } from '../content-files/source-schema.ts';
import type { Store } from '../db/types.ts';
import { oneOf, strictObject } from '../http/schemas.ts';
import { Course } from './schemas.ts';

const { offline, size_mb, rating, enrollment_count } = Course.properties;
const title = textsSchema(100);

/** Real courses. `duration` is a key of `durations`; what is not known is left out. */
export const listSchema = strictObject({
  durations: Type.Record(Type.String(), textsSchema(60)),
  courses: Type.Array(
    strictObject({
      /** The title at the provider, in the language of the course, or its translations. */
      title: Type.Union([Type.String({ minLength: 1, maxLength: 100 }), title]),
      description: textsSchema(300),
      provider: Type.String({ minLength: 1, maxLength: 80 }),
      category: oneOf(courseCategories),
      level: Type.Optional(oneOf(courseLevels)),
      duration: Type.Optional(Type.String()),
      language: Type.Optional(oneOf(courseLanguages)),
      offline,
      size_mb,
      rating,
      enrollment_count,
      url: Type.String({ maxLength: 300, pattern: '^https://[a-z0-9.-]+\\.[a-z]+/' }),
    }),
  ),
});

/** The parts of the sample courses. `{subject}` and `{number}` are replaced. */
export const samplesSchema = strictObject({
  /** How many courses the catalogue has with its samples; 0 for only the real ones. */
  total: Type.Integer({ minimum: 0, maximum: 20_000 }),
  provider: textsSchema(80),
  mark: textsSchema(40),
  descriptions: strictObject({
    Beginner: textsSchema(300),
    Intermediate: textsSchema(300),
    Advanced: textsSchema(300),
  }),
  durations: Type.Array(textsSchema(60), { minItems: 1 }),
  audiences: Type.Array(textsSchema(60), { minItems: 1 }),
  subjects: Type.Array(
    strictObject({ category: oneOf(courseCategories), titles: Type.Array(title, { minItems: 1 }) }),
    {
      minItems: 1,
    },
  ),
});

type List = Static<typeof listSchema>;
type Samples = Static<typeof samplesSchema>;

/** `content/courses/list.json` and `content/courses/samples.json`. */
export interface CatalogueSource {
  list: List;
  samples: Samples;
}

/** @throws {StartupError} with all problems */
export function courseList(files: ContentFiles): List {
  const path = '/courses/list';
  const list = validFile(files, path, listSchema);
  const unknown = list.courses.flatMap(({ duration }, index) =>
    duration === undefined || Object.hasOwn(list.durations, duration)
      ? []
      : [
          problemAt(fileName(path), `/courses/${index}/duration`, `is unknown: no duration is called ${duration}`, {
            code: 'unknownDuration',
            value: duration,
          }),
        ],
  );
  if (unknown.length > 0) throw new InvalidFile(unknown);
  return list;
}

/** @throws {StartupError} with all problems */
export function courseSamples(files: ContentFiles): Samples {
  return validFile(files, '/courses/samples', samplesSchema);
}

/** Both files of the catalogue; throws like {@link courseList} and {@link courseSamples}. */
export const catalogueSource = (files: ContentFiles): CatalogueSource => ({
  list: courseList(files),
  samples: courseSamples(files),
});

export const storedCatalogue = async (store: Pick<Store, 'db'>): Promise<CatalogueSource> =>
  catalogueSource(await storedContentFiles(store));
