import type { Transaction } from 'kysely';
import { type ContentFiles, validFile } from '../content/files.ts';
import { sourceSchema } from '../content/source-schema.ts';
import type { Database, Store } from '../db/types.ts';
import type { Texts } from '../text/languages.ts';
import { type PartnershipUpdate, PartnershipUpdates } from './schemas.ts';
import { feedChanged } from './version.ts';

/** An update of the foundation's own, in every language. */
type UpdateSeed = Omit<PartnershipUpdate, 'title' | 'content'> & { title: Texts; content: Texts };

/**
 * `partnership-updates.json`: the foundation's own updates.
 *
 * @throws {StartupError} that names the file, and each place in it, that is missing or not valid.
 */
export function updateSeeds(files: ContentFiles): UpdateSeed[] {
  // The cast: the schema of a file is computed from that of its answer, so its type is not known.
  return validFile(files, '/partnership-updates', sourceSchema(PartnershipUpdates)) as UpdateSeed[];
}

async function writeSeeds(db: Transaction<Database>, seeds: UpdateSeed[]): Promise<boolean> {
  // Only the foundation's own are in every language.
  let gone = db.deleteFrom('partnership_update').where('translations', 'is not', null);
  if (seeds.length > 0) {
    gone = gone.where(
      'id',
      'not in',
      seeds.map(({ id }) => id),
    );
  }
  let written = (await gone.returning('id').execute()).length > 0;
  for (const { id, type, title, content, author, date } of seeds) {
    const created_at = `${date}T00:00:00.000Z`;
    const translations = JSON.stringify({ title, content });
    const said = { type, title: title.en, content: content.en, author, date, sort_key: `${date} ${created_at}` };
    const row = await db
      .insertInto('partnership_update')
      .values({ id, ...said, translations, created_at })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ ...said, translations })
          .where(({ eb, or, ref }) =>
            or([
              eb(ref('partnership_update.translations'), '!=', translations),
              eb(ref('partnership_update.type'), '!=', type),
              eb(ref('partnership_update.author'), '!=', author),
              eb(ref('partnership_update.date'), '!=', date),
            ]),
          ),
      )
      .returning('id')
      .executeTakeFirst();
    written ||= row !== undefined;
  }
  if (written) await feedChanged(db);
  return written;
}

/**
 * Puts the foundation's own updates into the feed. One that is there is only touched when the file says it differently,
 * and stays hidden when the staff hid it; one that left the file leaves the feed. What visitors posted stays. All of it is
 * done or nothing.
 *
 * @returns whether anything was written.
 */
export function storeUpdateSeeds({ db }: Pick<Store, 'db'>, seeds: UpdateSeed[]): Promise<boolean> {
  return db.transaction().execute((trx) => writeSeeds(trx, seeds));
}
