import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { InvalidFile, problemAt, readValidFile } from '../content/json-file.ts';
import { textsSchema } from '../content/source-schema.ts';
import { readStoredFile } from '../content/stored.ts';
import type { Store } from '../db/types.ts';
import { oneOf, strictObject } from '../http/schemas.ts';
import { Course, categories, courseLanguages, levels } from './schemas.ts';

const { offline, size_mb, rating, enrollment_count } = Course.properties;
const title = textsSchema(100);

/** Courses that exist. `duration` names one of `durations`. */
const listSchema = strictObject({
  durations: Type.Record(Type.String(), textsSchema(60)),
  courses: Type.Array(
    strictObject({
      title,
      description: textsSchema(300),
      provider: Type.String({ minLength: 1, maxLength: 80 }),
      category: oneOf(categories),
      level: oneOf(levels),
      duration: Type.String(),
      language: Type.Optional(oneOf(courseLanguages)),
      offline,
      size_mb,
      rating,
      enrollment_count,
      url: Type.String({ maxLength: 300, pattern: '^https://[a-z0-9.-]+\\.[a-z]+/' }),
    }),
  ),
});

/** What the sample courses are made from. In a text `{subject}` and `{number}` are filled in. */
const samplesSchema = strictObject({
  /** How many courses the catalogue has with its samples; 0 leaves only the real ones. */
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
  subjects: Type.Array(strictObject({ category: oneOf(categories), titles: Type.Array(title, { minItems: 1 }) }), {
    minItems: 1,
  }),
});

type List = Static<typeof listSchema>;
type Samples = Static<typeof samplesSchema>;

/** `content/courses/list.json` and `content/courses/samples.json`. */
export interface CatalogueSource {
  list: List;
  samples: Samples;
}

/**
 * Reads and validates the courses that exist.
 *
 * @throws {StartupError} that names the file, and each place in it, that is missing or not valid.
 */
export async function readCourseList(contentDir: string): Promise<List> {
  const file = join(contentDir, 'courses/list.json');
  const list = await readValidFile(file, listSchema);
  const unknown = list.courses.flatMap(({ duration }, index) =>
    Object.hasOwn(list.durations, duration)
      ? []
      : [problemAt(file, `/courses/${index}/duration`, `is unknown: no duration is called ${duration}`)],
  );
  if (unknown.length > 0) throw new InvalidFile(unknown);
  return list;
}

/**
 * Reads and validates what the sample courses are made from.
 *
 * @throws {StartupError} that names the file, and each place in it, that is missing or not valid.
 */
export function readCourseSamples(contentDir: string): Promise<Samples> {
  return readValidFile(join(contentDir, 'courses/samples.json'), samplesSchema);
}

/** Reads both files of the catalogue; throws as {@link readCourseList} and {@link readCourseSamples} do. */
export async function readCatalogue(contentDir: string): Promise<CatalogueSource> {
  const [list, samples] = await Promise.all([readCourseList(contentDir), readCourseSamples(contentDir)]);
  return { list, samples };
}

/** The catalogue as the content in the database has it. */
export async function storedCatalogue(store: Pick<Store, 'db'>): Promise<CatalogueSource> {
  const [list, samples] = await Promise.all(
    ['/courses/list', '/courses/samples'].map((path) => readStoredFile(store, path)),
  );
  return { list, samples } as CatalogueSource; // checked when it was loaded
}
