import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { temporaryPlace } from './support/place.ts';
import { roundsOf } from './support/rounds.ts';
import { trail } from './support/staff.ts';
import { type ContentCalls, editorOf, renamed, shownTeam } from './support/staff-content.ts';

const NEW = 'Fondatrice';
const HOUR = 3_600_000;
const inAnHour = () => new Date(Date.now() + HOUR).toISOString();
const later = () => new Date(Date.now() + 2 * HOUR);

const schedule = async ({ list, put }: ContentCalls, publish_at: string | null) => {
  const { draft } = await list('team');
  const seen = { saved_at: draft?.saved_at, expected_publish_at: draft?.publish_at ?? null };
  return put('/schedule', { path: 'team', ...seen, publish_at });
};

const roleShown = async (app: FastifyInstance) => (await shownTeam(app))[0]?.role;

/** A draft that is to be published in an hour. */
async function planned(app: FastifyInstance) {
  const editor = await editorOf(app);
  await editor.save('team', renamed(NEW));
  const publish_at = inAnHour();
  expect((await schedule(editor, publish_at)).json().draft.publish_at).toBe(publish_at);
  return editor;
}

describe('a planned draft', () => {
  test('[CONTENT-13] is published at its time, and not before', async () => {
    const app = await startApp();
    const { list, get } = await planned(app);
    await roundsOf(app, 'publications').run();
    expect(await roleShown(app)).not.toBe(NEW);
    await roundsOf(app, 'publications').run(later());
    expect(await roleShown(app)).toBe(NEW);
    expect(await list('team')).toMatchObject({ draft: null, published: { published_by: 'editor' } });
    expect((await get('/versions?path=team')).json().versions).toHaveLength(2);
    expect((await trail(app)).filter((line) => line === 'editor published-content /team')).toHaveLength(1);
  });

  test('[CONTENT-13] is published once by two servers, also by one that starts after its time', async () => {
    const place = await temporaryPlace();
    const [one, other] = [await startApp(place), await startApp(place)];
    const { get } = await planned(one);
    await Promise.all([roundsOf(one, 'publications').run(later()), roundsOf(other, 'publications').run(later())]);
    const { versions } = (await get('/versions?path=team')).json();
    expect(versions.map(({ origin }: { origin: string }) => origin)).toEqual(['staff', 'start']);
  });

  test.each(['', '+010000-01-01T00:00:00.000Z'])(
    '[CONTENT-13] is published beside one whose stored time is %j',
    async (corrupt) => {
      const app = await startApp();
      const editor = await planned(app);
      await editor.save('events', () => {});
      await app.store.db
        .updateTable('content_draft')
        .set({ publish_at: corrupt, scheduled_by: 'editor' })
        .where('path', '=', '/events')
        .execute();
      await roundsOf(app, 'publications').run(later());
      expect(await roleShown(app)).toBe(NEW);
    },
  );

  test.each(['9999-12-31T23:59:59-23:59', '2099-12-31T23:59:60Z', '2099-01-01T08:30:00+01'])(
    '[CONTENT-13] is not planned for %s, which no clock shows',
    async (publish_at) => {
      const editor = await planned(await startApp());
      expect((await schedule(editor, publish_at)).statusCode).toBe(422);
    },
  );

  test('[CONTENT-14] stays when its time is withdrawn, or when it is saved again', async () => {
    const app = await startApp();
    const editor = await planned(app);
    expect((await schedule(editor, null)).json().draft.publish_at).toBeNull();
    await schedule(editor, inAnHour());
    await editor.save('team', renamed('Autre chose'));
    expect((await editor.list('team')).draft.publish_at).toBeNull();
    await roundsOf(app, 'publications').run(later());
    expect((await editor.list('team')).draft.body[0].role.fr).toBe('Autre chose');
  });

  test('[CONTENT-14] says why it was not published: the list had changed, or it has problems', async () => {
    const app = await startApp();
    const editor = await planned(app);
    const { published } = await editor.list('team');
    const [{ revision }] = (await editor.get('/versions?path=team')).json().versions;
    await editor.post('/restoration', { path: 'team', revision, base_digest: published.digest });
    // The same list again: nothing has changed.
    expect((await editor.list('team')).published.digest).toBe(published.digest);
    await editor.save('team', ([first]: { role: object }[]) => {
      Object.assign(first?.role ?? {}, { en: ' ', fr: ' ', ln: ' ', sw: ' ' });
    });
    await schedule(editor, inAnHour());
    await roundsOf(app, 'publications').run(later());
    expect((await editor.list('team')).draft).toMatchObject({ not_published: 'problems', publish_at: null });
    await editor.save('team', renamed(NEW));
    expect((await editor.list('team')).draft.not_published).toBeNull();
    await schedule(editor, inAnHour());
    await app.store.db
      .updateTable('content')
      .set({ digest: 'f'.repeat(64) })
      .where('path', '=', '/team')
      .execute();
    await roundsOf(app, 'publications').run(later());
    expect((await editor.list('team')).draft).toMatchObject({ not_published: 'changed', publish_at: null });
    expect(await trail(app)).toEqual(
      expect.arrayContaining([
        'editor content-not-published /team problems',
        'editor content-not-published /team changed',
      ]),
    );
    expect(await roleShown(app)).not.toBe(NEW);
  });

  test('[CONTENT-13] has a time in the future, in any zone', async () => {
    const editor = await planned(await startApp());
    const past = await schedule(editor, new Date(Date.now() - HOUR).toISOString());
    expect([past.statusCode, past.json().fields]).toEqual([
      422,
      [expect.objectContaining({ field: 'publish_at', message: 'must be in the future' })],
    ]);
    const inKinshasa = `${new Date(Date.now() + 3 * HOUR).toISOString().slice(0, 19)}+01:00`;
    const answer = await schedule(editor, inKinshasa);
    expect(answer.json().draft.publish_at).toBe(new Date(inKinshasa).toISOString());
  });
});
