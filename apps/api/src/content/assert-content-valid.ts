import { storedContentFiles } from '../content-files/files.ts';
import { localise } from '../content-files/localise.ts';
import type { PictureAddress } from '../content-files/pictures.ts';
import { manuallyLoadedFiles } from '../content-files/stored.ts';
import type { Store } from '../db/types.ts';
import { StartupError } from '../startup-error.ts';
import { validContent } from './source-files.ts';

const HOW_TO_FIX =
  'Correct the files and run `npm run content:load`, or restore an earlier version: `npm run content:history` lists them.';

/** What a person loaded may be invalid for this version: then this throws a `StartupError`. */
export async function assertContentValid(store: Store, picture: PictureAddress): Promise<void> {
  if ((await manuallyLoadedFiles(store)).length === 0) return;
  try {
    for (const { source } of validContent(await storedContentFiles(store))) localise(source, 'en', picture);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    const what = 'The content in the database does not match this version of Nzete.';
    throw new StartupError(`${what}\n${error.message}\n${HOW_TO_FIX}`);
  }
}
