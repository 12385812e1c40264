import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundle } from '../../bundle.ts';
import { contentDir, writePictures } from './folders.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the bundled server and its commands. */
    programs: string;
    /** A folder of generated pictures, which no test changes. */
    pictures: string;
  }
}

/**
 * Once per run: bundles the server and its commands. From source each start takes a second more.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'nzete-programs-'));
  const programs = join(folder, 'dist');
  await bundle(programs);
  // Where the programs look for it, as in the repository.
  cpSync(contentDir, join(folder, 'content'), { recursive: true });
  project.provide('programs', programs);
  const pictures = join(folder, 'pictures');
  writePictures(pictures);
  project.provide('pictures', pictures);
  return () => rmSync(folder, { recursive: true, force: true });
}
