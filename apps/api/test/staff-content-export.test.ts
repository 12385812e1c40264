import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportContent } from '../src/content/export.ts';
import { contentPaths } from '../src/content/source-files.ts';
import { fileName } from '../src/content-files/files.ts';
import { startApp } from './support/app.ts';
import { runCommand } from './support/command.ts';
import { contentDir, temporaryFolder } from './support/folders.ts';
import { temporaryPlace } from './support/place.ts';
import { editorOf } from './support/staff-content.ts';

const textOf = (folder: string, path: string) => readFileSync(join(folder, fileName(path)), 'utf8');

/** Changes every French text, so that what several lists show stays the same in all of them. */
function changed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(changed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => {
    const isFrench = key === 'fr' && 'sw' in value && typeof child === 'string';
    return [key, isFrench ? `${child}…` : changed(child)];
  });
  return Object.fromEntries(entries);
}

/** The same, and another order of the keys of a list without a text in every language. */
function edited(body: unknown): unknown {
  const other = changed(body);
  const isSame = JSON.stringify(other) === JSON.stringify(body);
  return isSame ? Object.fromEntries(Object.entries(body as object).toReversed()) : other;
}

test('[CONTENT-22] every list that is edited to something else and back is exported without a byte of difference', async () => {
  const app = await startApp();
  const { list, put, publish } = await editorOf(app);
  // Where gifts go changes with two people (two-people.test.ts).
  const byOnePerson = contentPaths.filter((path) => !['/donation-methods', '/crypto-addresses'].includes(path));
  const names = byOnePerson.map((path) => path.slice(1));
  const saveAll = async (bodyOf: (path: string, published: unknown) => unknown) => {
    for (const path of names) {
      const { published, draft } = await list(path);
      const saved_at = draft?.saved_at ?? null;
      const body = bodyOf(path, published.body);
      const answer = await put('/draft', { path, body, base_digest: published.digest, saved_at });
      expect([path, answer.statusCode]).toEqual([path, 200]);
    }
  };
  const publishAll = async () => {
    for (const path of names) {
      expect([path, (await publish(path)).statusCode]).toEqual([path, 200]);
    }
  };
  const original = new Map<string, unknown>();
  await saveAll((path, published) => {
    original.set(path, published);
    return edited(published);
  });
  await publishAll();
  const folder = temporaryFolder();
  await exportContent(app.store, folder);
  expect(byOnePerson.filter((path) => textOf(folder, path) === textOf(contentDir, path))).toEqual([]);
  await saveAll((path) => original.get(path));
  await publishAll();
  await exportContent(app.store, folder);
  for (const path of contentPaths) expect(textOf(folder, path), path).toBe(textOf(contentDir, path));
}, 120_000);

test('[CONTENT-22] the command writes what is published into a folder, which can be loaded', async () => {
  const place = await temporaryPlace();
  await startApp(place);
  const folder = temporaryFolder();
  const { code, stdout } = await runCommand('content', place, ['export', folder]);
  expect([code, stdout]).toEqual([0, `${contentPaths.length} content files were written to ${folder}.\n`]);
  expect(textOf(folder, '/team')).toBe(textOf(contentDir, '/team'));
  expect((await runCommand('content', place, ['export'])).code).toBe(2);
});
