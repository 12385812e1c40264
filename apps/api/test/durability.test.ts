import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './support/folders.ts';
import { runServer } from './support/server.ts';

const ROUNDS = 4;
const WRITERS = 6;
const KILL_AFTER = 60;

/** Subscribes one address after another until the server is gone; gives those that the server acknowledged. */
async function write(url: string, writer: string, acknowledged: string[], onAcknowledged: () => void): Promise<void> {
  for (let count = 0; ; count += 1) {
    const email = `${writer}-${count}@example.org`;
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.${count % 250}.${1 + (acknowledged.length % 250)}`, // many visitors, behind one proxy
    };
    const body = JSON.stringify({ email });
    const answer = await fetch(`${url}/api/newsletter/subscribe`, { method: 'POST', headers, body }).catch(
      () => undefined,
    );
    if (!answer) return;
    if (answer.status === 201) {
      acknowledged.push(email);
      onAcknowledged();
    }
    await answer.arrayBuffer().catch(() => undefined);
  }
}

describe('durability', () => {
  test('[API-01] what was acknowledged is there after kill -9 in the middle of writing, round after round', async () => {
    const folder = temporaryFolder();
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { url, child, exited } = await runServer({ DATA_DIR: folder, TRUST_PROXY: '127.0.0.1' });
      const enough = acknowledged.length + KILL_AFTER + round * 7;
      const killWhenEnough = () => acknowledged.length >= enough && child.kill('SIGKILL');
      const writers = Array.from({ length: WRITERS }, (_, index) =>
        write(url, `r${round}w${index}`, acknowledged, killWhenEnough),
      );
      await Promise.all(writers);
      expect(await exited).toBe('SIGKILL');
    }
    const { url } = await runServer({ DATA_DIR: folder });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const database = new DatabaseSync(join(folder, 'nzete.db'), { readOnly: true });
    const emails = database
      .prepare('select email from newsletter_subscription')
      .all()
      .map(({ email }) => String(email));
    expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    database.close();
    const stored = new Set(emails);
    expect(stored.size, 'no address twice').toBe(emails.length);
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * KILL_AFTER);
    expect(
      acknowledged.filter((email) => !stored.has(email)),
      'lost',
    ).toEqual([]);
    expect(stored.size - acknowledged.length, 'stored, but killed before the answer').toBeLessThanOrEqual(
      ROUNDS * WRITERS,
    );
  });
});
