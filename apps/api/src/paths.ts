import { basename, join } from 'node:path';

const here = import.meta.dirname;
// The module runs from `src/` (development, tests) and in the bundle.
const bundle = basename(here) === 'src' ? join(here, '../dist') : here;

/** Paths relative to the server file, whatever the working directory. */
export const paths = {
  // Beside `src` and beside the bundle: one folder for the server and every command.
  content: join(here, '../content'),
  fonts: bundle === here ? join(here, 'fonts') : join(here, 'pdf/fonts'),
  pictures: join(bundle, 'pictures'),
  site: join(here, '../../site/dist'),
};
