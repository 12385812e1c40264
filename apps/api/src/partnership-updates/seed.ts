import type { Transaction } from 'kysely';
import { type ContentFiles, validFile } from '../content-files/files.ts';
import { textIn } from '../content-files/localise.ts';
import { isSample, markSamples, sampleList } from '../content-files/samples.ts';
import { sourceSchema } from '../content-files/source-schema.ts';
import type { Database, Store } from '../db/types.ts';
import type { WrittenTexts } from '../text/languages.ts';
import { type PartnershipUpdate, PartnershipUpdates } from './schemas.ts';
import { incrementFeedVersion } from './version.ts';

/** An update of the foundation, with its texts by language. */
type UpdateSeed = Omit<PartnershipUpdate, 'title' | 'content' | 'picture'> & {
  title: WrittenTexts;
  content: WrittenTexts;
  picture?: { src: string; alt: WrittenTexts };
};

const PATH = '/partnership-updates';
const compared = ['translations', 'type', 'author', 'date'] as const;

/** @throws {StartupError} with all problems */
export function updateSeeds(files: ContentFiles): UpdateSeed[] {
  // The cast: the schema of a content file is derived at run time, so its type is unknown.
  return validFile(files, PATH, sourceSchema(PartnershipUpdates)) as UpdateSeed[];
}

/** The updates of the file, with the samples marked. Throws like {@link updateSeeds}. */
export function markedSeeds(files: ContentFiles): UpdateSeed[] {
  const seeds = updateSeeds(files);
  return markSamples(seeds, isSample(sampleList(files), PATH)) as UpdateSeed[];
}

/** As {@link storeUpdateSeeds}, in a transaction of the caller. */
export async function writeSeeds(db: Transaction<Database>, seeds: UpdateSeed[]): Promise<boolean> {
  const ids = seeds.map(({ id }) => id);
  // Only the foundation's updates have translations.
  const removed = db.deleteFrom('partnership_update').where('translations', 'is not', null).where('id', 'not in', ids);
  let written = (await removed.returning('id').execute()).length > 0;
  for (const { id, type, title, content, author, date, picture, sample } of seeds) {
    const created_at = `${date}T00:00:00.000Z`;
    const translations = JSON.stringify({ title, content, picture, sample });
    const values = {
      type,
      title: textIn(title, 'en'),
      content: textIn(content, 'en'),
      author,
      date,
      sort_key: `${date} ${created_at}`,
    };
    const row = await db
      .insertInto('partnership_update')
      .values({ id, ...values, translations, created_at })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ ...values, translations })
          .where(({ eb, or, ref }) =>
            or(compared.map((column) => eb(ref(`partnership_update.${column}`), '!=', ref(`excluded.${column}`)))),
          ),
      )
      .returning('id')
      .executeTakeFirst();
    written ||= row !== undefined;
  }
  if (written) await incrementFeedVersion(db);
  return written;
}

/** In one transaction. Hidden ones and visitors' posts stay. Returns whether anything changed. */
export function storeUpdateSeeds({ db }: Pick<Store, 'db'>, seeds: UpdateSeed[]): Promise<boolean> {
  return db.transaction().execute((trx) => writeSeeds(trx, seeds));
}
