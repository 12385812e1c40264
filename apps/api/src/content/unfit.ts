import type { Store } from '../db/types.ts';
import { StartupError } from '../startup-error.ts';
import { localise } from './localise.ts';
import type { PictureAddress } from './pictures.ts';
import { readContent } from './source-files.ts';
import { asFolder, keptFromStart } from './stored.ts';

const WAY_OUT =
  'Correct the files and run `npm run content:load`, or put an earlier version back: `npm run content:history` lists them.';

/**
 * Makes sure that what a person loaded, which a start does not replace, fits this version of the server: its files were
 * checked by the version that was there then.
 *
 * @throws {StartupError} with all that does not.
 */
export async function refuseUnfit(store: Store, picture: PictureAddress): Promise<void> {
  if ((await keptFromStart(store)).length === 0) return;
  await asFolder(store, {}, async (folder, named) => {
    try {
      for (const { source } of await readContent(folder)) localise(source, 'en', picture);
    } catch (error) {
      if (!(error instanceof StartupError)) throw error;
      const what = 'The content in the database does not fit this version of Nzete.';
      throw new StartupError(`${what}\n${named(error.message)}\n${WAY_OUT}`);
    }
  });
}
