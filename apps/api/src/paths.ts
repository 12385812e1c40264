import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const here = import.meta.dirname;
// The module runs from `src/` (development, tests) and in the bundle.
const { resolve } = createRequire(import.meta.url);
const bundle = basename(here) === 'src' ? join(here, '../dist') : here;

/** Paths relative to the server file, whatever the working directory. */
export const paths = {
  // Beside `src` and beside the bundle: one folder for the server and every command.
  content: join(here, '../content'),
  fonts: bundle === here ? join(here, 'fonts') : join(here, 'pdf/fonts'),
  /** The folder of a package of fonts: installed, or copied to the bundle. */
  fontPackage: (name: string) =>
    bundle === here ? join(here, 'fonts', name) : dirname(resolve(`@fontsource/${name}/unicode.json`)),
  pictures: join(bundle, 'pictures'),
  site: join(here, '../../site/dist'),
};
