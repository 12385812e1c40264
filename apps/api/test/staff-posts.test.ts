import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { post, startApp } from './support/app.ts';
import { feed, update, url } from './support/partnership-updates.ts';
import { call, joined, trail } from './support/staff.ts';

const reason = 'Advertises a shop';

async function start(moderation: 'before' | 'after') {
  const app = await startApp({ moderation });
  const { headers } = await joined(app, 'editor');
  const { id } = (await post(app, url, update)).json();
  const read = async (query = '') => (await call(app, 'GET', `/posts${query}`, { headers })).json();
  const change = async (body: object, one = id) => {
    const expected_state = (await read()).posts.find((post: { id: string }) => post.id === one)?.state ?? 'shown';
    return call(app, 'PUT', `/posts/${one}/visibility`, { headers, body: { ...body, expected_state } });
  };
  return { app, headers, id, read, change };
}

const shows = async (app: FastifyInstance, id: string) => (await feed(app)).some((one) => one.id === id);

describe('visitors’ posts', () => {
  test('[NEWS-08] a waiting post shows once staff approve it, and who did so is in the list and the audit trail', async () => {
    const { app, id, read, change } = await start('before');
    expect(await read()).toMatchObject({
      posts: [{ id, state: 'waiting', title: update.title, author: update.author, decision: null }],
      total: 1,
      waiting: 1,
      moderation: 'before',
    });
    expect(await shows(app, id)).toBe(false);
    expect((await change({ state: 'shown' })).statusCode).toBe(204);
    expect(await shows(app, id)).toBe(true);
    expect(await read()).toMatchObject({
      posts: [{ state: 'shown', decision: { who: 'editor', action: 'approved', reason: null } }],
      waiting: 0,
    });
    expect(await trail(app)).toContain(`editor approved ${id}`);
  });

  test('[NEWS-08] hiding a post needs a reason, and it can be shown again', async () => {
    const { app, id, read, change } = await start('after');
    expect(await shows(app, id)).toBe(true);
    for (const body of [{ state: 'hidden' }, { state: 'hidden', reason: ' ' }, { state: 'gone', reason }, {}]) {
      expect((await change(body)).statusCode).toBe(422);
    }
    expect(await shows(app, id)).toBe(true);
    expect((await change({ state: 'hidden', reason })).statusCode).toBe(204);
    expect(await shows(app, id)).toBe(false);
    expect((await read()).posts).toMatchObject([{ state: 'hidden', decision: { action: 'hidden', reason } }]);
    expect((await change({ state: 'shown' })).statusCode).toBe(204);
    expect(await shows(app, id)).toBe(true);
    expect(await trail(app)).toEqual(expect.arrayContaining([`editor hidden ${id} ${reason}`, `editor shown ${id}`]));
  });

  test('[NEWS-08] the list has visitors’ posts alone, by state and page', async () => {
    const { id, read, change } = await start('after');
    await change({ state: 'hidden', reason });
    expect((await read('?state=hidden')).posts).toMatchObject([{ id }]);
    expect(await read('?state=shown')).toMatchObject({ posts: [], total: 0 });
    expect(await read('?page=2')).toMatchObject({ posts: [], total: 1 });
  });

  test('[NEWS-08] an update of the foundation, or one that is gone, cannot be decided here; a reader decides nothing', async () => {
    const { app, id, change } = await start('after');
    const [own] = (await feed(app)).filter((one) => one.id !== id);
    expect((await change({ state: 'hidden', reason }, own?.id)).statusCode).toBe(404);
    expect((await change({ state: 'hidden', reason }, 'gone')).statusCode).toBe(404);
    const { headers } = await joined(app, 'reader');
    const refused = await call(app, 'PUT', `/posts/${id}/visibility`, {
      ...{ headers, body: { state: 'hidden', reason, expected_state: 'shown' } },
    });
    expect(refused.statusCode).toBe(403);
    expect(await shows(app, id)).toBe(true);
  });
});
