import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { readContentFiles } from '../src/content-files/files.ts';
import { moderate } from '../src/partnership-updates/moderation.ts';
import { storeUpdateSeeds, updateSeeds } from '../src/partnership-updates/seed.ts';
import { post, startApp } from './support/app.ts';
import { contentDir, copyOfContent, sharedPictures, writeFiles } from './support/folders.ts';
import { feed, type Seed, seedFile, seeds, update, url } from './support/partnership-updates.ts';

describe('the staff', () => {
  const hide = (app: FastifyInstance, id: string) => moderate(app.store, id, { who: 'Grace', action: 'hidden' });

  test('[SHIP-01] hides an update of a visitor or of the foundation, and it stays hidden', async () => {
    const app = await startApp();
    const { id } = (await post(app, url, update)).json();
    const seed = String(seeds[0]?.id);
    await hide(app, id);
    await hide(app, seed);
    await app.content.load(contentDir, sharedPictures());
    const ids = (await feed(app)).map((one) => one.id);
    expect(ids).toHaveLength(seeds.length - 1);
    expect(ids).not.toContain(id);
    expect(ids).not.toContain(seed);
  });

  test('[SHIP-01] corrects a text in the file, and nothing else changes', async () => {
    const app = await startApp();
    const { id } = (await post(app, url, update)).json();
    const { folder, edit } = copyOfContent();
    const title = String(seeds[0]?.title.fr);
    edit<Seed[]>(seedFile, ([first]) => Object.assign(first?.title ?? {}, { fr: 'Un titre corrigé' }));
    const before = await feed(app, 'fr');
    await app.content.load(folder, sharedPictures());
    const after = await feed(app, 'fr');
    expect(after).toEqual(before.map((one) => (one.title === title ? { ...one, title: 'Un titre corrigé' } : one)));
    expect(after[0]?.id).toBe(id);
  });

  test('[SHIP-01] takes an update out of the file, and it leaves the feed; what visitors posted stays', async () => {
    const app = await startApp();
    await post(app, url, update);
    const before = await feed(app);
    const { folder } = copyOfContent();
    const load = async (left: Seed[]) => {
      writeFiles(folder, { [seedFile]: JSON.stringify(left) });
      return app.content.load(folder, sharedPictures());
    };
    expect(await load(seeds.slice(1))).toEqual(['/partnership-updates']);
    expect(await feed(app)).toEqual(before.filter(({ id }) => id !== seeds[0]?.id));
    expect(await load(seeds.slice(1))).toEqual([]);
    expect(await load([])).toEqual(['/partnership-updates']);
    expect((await feed(app)).map(({ title }) => title)).toEqual([update.title]);
    await load(seeds);
    expect(await feed(app)).toEqual(before);
  });

  test('[SHIP-01, API-01] stores the file as a whole, or nothing of it', async () => {
    const app = await startApp();
    const before = await feed(app);
    const [first, second] = updateSeeds(await readContentFiles(contentDir));
    if (!first || !second) throw new Error('the file has at least two updates');
    const broken = { ...second, author: JSON.parse('null') };
    await expect(storeUpdateSeeds(app.store, [{ ...first, author: 'Somebody else' }, broken])).rejects.toThrow(
      'author',
    );
    expect(await feed(app)).toEqual(before);
  });

  test.each([
    ['a missing language', '"sw"', '"de"'],
    ['an impossible date', '"date": "2025-', '"date": "2025-13-'],
  ])('[API-01] is told the name of the file by %s in it', async (_, from, to) => {
    const app = await startApp();
    const { folder, change } = copyOfContent();
    change(seedFile, from, to);
    await expect(app.content.load(folder, sharedPictures())).rejects.toThrow(
      /partnership-updates\.json is not valid: /,
    );
  });
});
