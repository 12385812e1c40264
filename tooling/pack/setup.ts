/** Packs the packages and installs them, with all test dependencies, outside the repository. */
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { writeText } from '../lib/files.ts';
import { root } from '../lib/setup.mjs';
import { freshApp, pack } from './freshApp.ts';
import { snippetsOf } from './readme.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Only in the project `package`: the folder of the new app. */
    app?: string;
  }
}

const template = (name: string) => join(root, 'tooling/pack', name);

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'nzete-pack-')));
  const app = join(folder, 'app');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const tarballs = {
      '@nzete/ui': pack('packages/ui', folder),
      '@nzete/api-client': pack('packages/api-client', folder),
    };
    await freshApp(app, template('app'), tarballs);
    for (const name of ['next', 'pages', 'runners']) cpSync(template(name), join(app, name), { recursive: true });
    for (const name of ['ui', 'api-client']) {
      const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
      for (const [file, code] of snippetsOf(readme)) writeText(join(app, 'src', `readme-${name}`, file), code);
    }
  } catch (error) {
    remove();
    throw error;
  }
  project.provide('app', app);
  return remove;
}
