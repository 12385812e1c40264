import type { Transaction } from 'kysely';
import type { Database, Store } from '../db/types.ts';
import { type Lang, languages } from '../http/schemas.ts';
import { StartupError } from '../startup-error.ts';
import { localise } from './localise.ts';
import type { PictureManifest, ReadContent } from './read.ts';
import { compose } from './source.ts';

const HASH = 'content_hash';

function pictureAddress(pictures: PictureManifest): (name: string) => string {
  return (name) => {
    const file = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
    if (!file) throw new StartupError(`The content names the picture "${name}", which has not been drawn.`);
    return `/pictures/${file}`;
  };
}

function rows({ source, pictures }: ReadContent): { key: string; lang: Lang; body: string }[] {
  const address = pictureAddress(pictures);
  return languages.flatMap((lang) =>
    Object.entries(compose(localise(source, lang, address))).map(([key, answer]) => ({
      key,
      lang,
      body: JSON.stringify(answer),
    })),
  );
}

/** Reads the hash and holds its row until the transaction ends, so that two servers never load at once. */
async function lockHash(trx: Transaction<Database>): Promise<string> {
  const row = await trx
    .insertInto('server_state')
    .values({ name: HASH, value: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ name: eb.ref('excluded.name') })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return row.value;
}

/**
 * Puts the content into the database, all of it or nothing, and only when it differs from what is there.
 *
 * @returns whether anything was written; a second load of the same content gives `false`.
 */
export async function loadContent({ db }: Store, content: ReadContent): Promise<boolean> {
  const known = await db.selectFrom('server_state').select('value').where('name', '=', HASH).executeTakeFirst();
  if (known?.value === content.hash) return false;
  const fresh = rows(content);
  return db.transaction().execute(async (trx) => {
    if ((await lockHash(trx)) === content.hash) return false;
    await trx.deleteFrom('content').execute();
    await trx.insertInto('content').values(fresh).execute();
    await trx.updateTable('server_state').set({ value: content.hash }).where('name', '=', HASH).execute();
    return true;
  });
}
