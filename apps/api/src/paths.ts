import { basename, join } from 'node:path';

const here = import.meta.dirname;
// The same module runs from `src/` (development, tests) and inside the bundle, which has what it needs beside it.
const bundle = basename(here) === 'src' ? join(here, '../dist') : here;

/** Where things are beside the server file, whatever the working directory. */
export const paths = {
  content: bundle === here ? join(here, 'content') : join(here, '../content'),
  fonts: bundle === here ? join(here, 'fonts') : join(here, 'report-pdf/fonts'),
  pictures: join(bundle, 'pictures'),
  site: join(here, '../../site/dist'),
};
