import { cpSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { linkInstalled } from '../lib/modules.ts';
import { run } from '../lib/run.mjs';
import { environment, root } from '../lib/setup.mjs';

/** A copy of the repository, in which a test runs a generator and then the checks. */
export interface Copy {
  folder: string;
  /** Runs a command line in the copy and returns its output; throws it when the command fails. */
  run: (command: string, folder?: string) => Promise<string>;
  remove: () => void;
}

const left = ['.git', '.reports', '.data', '.turbo', 'node_modules', 'dist', 'storybook-static'];

/** Not the tests' own mode, in which a build would be one for development. */
const env = environment({ NODE_ENV: undefined });

/** @param built Paths of what is built or cached, which are copied too where they exist. */
export function copyRepository(built: string[] = []): Copy {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'nzete-new-')));
  const isKept = (path: string) => !left.includes(basename(path));
  for (const name of readdirSync(root).filter(isKept))
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isKept });
  linkInstalled(copy);
  for (const path of built.filter((name) => existsSync(join(root, name))))
    cpSync(join(root, path), join(copy, path), { recursive: true });
  return {
    folder: copy,
    async run(command, folder = '.') {
      const { code, output } = await run(command, undefined, { cwd: join(copy, folder), env });
      if (code !== 0) throw new Error(`${command}\n${output}`);
      return output;
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
