import { join } from 'node:path';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { readJson } from '../content/read.ts';
import { closed } from '../http/schemas.ts';
import { Course, categories, levels } from '../routes/courses/schemas.ts';
import { StartupError } from '../startup-error.ts';

function localisedText(maxLength: number) {
  const one = Type.String({ minLength: 1, maxLength });
  return closed({ en: one, fr: one, ln: one, sw: one });
}

const { url } = Course.properties;
const title = localisedText(100);

/** Courses that exist. `duration` names one of `durations`. */
const listSchema = closed({
  durations: Type.Record(Type.String(), localisedText(60)),
  courses: Type.Array(
    closed({
      title,
      description: localisedText(300),
      provider: Type.String({ minLength: 1, maxLength: 80 }),
      category: Type.Enum([...categories]),
      level: Type.Enum([...levels]),
      duration: Type.String(),
      url,
    }),
  ),
});

/** What the sample courses are made from. In a text `{subject}` and `{number}` are filled in. */
const samplesSchema = closed({
  /** How many courses the catalogue has with its samples; 0 leaves only the real ones. */
  total: Type.Integer({ minimum: 0, maximum: 20_000 }),
  provider: localisedText(80),
  mark: localisedText(40),
  descriptions: closed({
    Beginner: localisedText(300),
    Intermediate: localisedText(300),
    Advanced: localisedText(300),
  }),
  durations: Type.Array(localisedText(60), { minItems: 1 }),
  audiences: Type.Array(localisedText(60), { minItems: 1 }),
  subjects: Type.Array(closed({ category: Type.Enum([...categories]), titles: Type.Array(title, { minItems: 1 }) }), {
    minItems: 1,
  }),
});

/** `content/courses/list.json` and `content/courses/samples.json`. */
export interface CatalogueSource {
  list: Static<typeof listSchema>;
  samples: Static<typeof samplesSchema>;
}

async function readValid<Schema extends TSchema>(file: string, schema: Schema): Promise<Static<Schema>> {
  const content = await readJson(file);
  const [failure] = Value.Errors(schema, content);
  if (!failure) return content as Static<Schema>; // checked by the line above
  throw new StartupError(`The content file ${file} is not valid: ${failure.instancePath || 'it'} ${failure.message}.`);
}

/**
 * Reads and validates the two files of the catalogue.
 *
 * @throws {StartupError} that names the file, and the place in it, that is missing or not valid.
 */
export async function readCatalogue(contentDir: string): Promise<CatalogueSource> {
  const folder = join(contentDir, 'courses');
  const file = join(folder, 'list.json');
  const [list, samples] = await Promise.all([
    readValid(file, listSchema),
    readValid(join(folder, 'samples.json'), samplesSchema),
  ]);
  const unknown = list.courses.find(({ duration }) => !Object.hasOwn(list.durations, duration));
  if (unknown)
    throw new StartupError(`The content file ${file} is not valid: no duration is called ${unknown.duration}.`);
  return { list, samples };
}
