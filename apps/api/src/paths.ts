import { basename, join } from 'node:path';

const here = import.meta.dirname;
// The same module runs from `src/` (development, tests) and inside the bundle, which has what it needs beside it.
const bundle = basename(here) === 'src' ? join(here, '../dist') : here;

/** Where things stand beside the server file, whatever folder the command was typed in. */
export const paths = {
  content: bundle === here ? join(here, 'content') : join(here, '../content'),
  pictures: join(bundle, 'pictures'),
  site: join(here, '../../site/dist'),
};
