import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished } from 'vitest';
import { contentDir, drawDots, readContentFile, writeFiles } from './files.ts';

export { contentDir, namedPictures, readContentFile, writeFiles } from './files.ts';

/** Registers a cleanup, by default at the end of the test. */
export type AtEnd = (end: () => void | Promise<void>) => void;

/** An empty folder that is deleted when the test ends. */
export function temporaryFolder(atEnd: AtEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'nzete-api-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * A temporary copy of the content files. `change` replaces a text in one of them, `edit` changes
 * its value, so that tests do not depend on the wording.
 */
export function copyOfContent() {
  const folder = temporaryFolder();
  cpSync(contentDir, folder, { recursive: true });
  const edit = <Content>(file: string, to: (content: Content) => unknown) => {
    const before = readContentFile<Content>(file, folder);
    const content = structuredClone(before);
    to(content);
    expect(content, `${file} has not changed`).not.toEqual(before);
    writeFiles(folder, { [file]: JSON.stringify(content) });
  };
  const change = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toMatch(from);
    writeFiles(folder, { [file]: text.replace(from, to) });
  };
  return { folder, change, edit };
}

let drawn: Record<string, string> | undefined;

/** Writes generated pictures. */
export function writePictures(folder: string): void {
  drawn ??= drawDots();
  writeFiles(folder, { ...drawn, 'canopy-dawn.0123abcd.svg.br': 'brotli bytes' });
}

/** A temporary folder of generated pictures, for a test that changes it. */
export function picturesFolder(atEnd?: AtEnd): string {
  const folder = temporaryFolder(atEnd);
  writePictures(folder);
  return folder;
}

/** Generated pictures that no test changes: writing the files takes as long as starting a server. */
export const sharedPictures = (atEnd?: AtEnd): string => inject('pictures') ?? picturesFolder(atEnd);
