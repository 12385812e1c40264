import { describe, expect, test } from 'vitest';
import { sendWithSession } from './sendWithSession.ts';

const before = { username: 'amani', csrf_token: 'before' };
const after = { username: 'amani', csrf_token: 'after' };

const put = () => new Request('https://x.example/api/staff/templates/a', { method: 'PUT', body: 'Yes.' });

/** A server that takes the token of one session, and what it got. */
function serverOf({ csrf_token }: typeof after, renewed: typeof after | undefined = after) {
  const sent: string[] = [];
  const fetch = async (request: Request) => {
    const token = request.headers.get('x-csrf-token');
    sent.push([request.method, token, await request.text()].filter(Boolean).join(' '));
    return new Response(null, { status: request.method === 'GET' || token === csrf_token ? 200 : 403 });
  };
  const renewals: number[] = [];
  const renew = async () => {
    renewals.push(sent.length);
    return renewed;
  };
  return { sent, renewals, sending: { fetch, renew, session: () => before } };
}

describe('a write of the staff area', () => {
  test('[RACE-04] goes on once with the session that another tab has renewed, with all that it had', async () => {
    const { sent, renewals, sending } = serverOf(after);
    expect((await sendWithSession(put(), sending)).status).toBe(200);
    expect(sent).toEqual(['PUT before Yes.', 'PUT after Yes.']);
    expect(renewals).toEqual([1]);
  });

  test.each([
    ['the session is the same', before],
    ['another person has signed in', { username: 'baraka', csrf_token: 'after' }],
    ['nobody is signed in', undefined],
  ])('[RACE-04] is refused, and not sent again, while %s', async (_why, renewed) => {
    const { sent, sending } = serverOf({ ...after, csrf_token: 'never' }, renewed);
    expect((await sendWithSession(put(), { ...sending, renew: async () => renewed })).status).toBe(403);
    expect(sent).toEqual(['PUT before Yes.']);
  });

  test('[RACE-04] is sent twice at most', async () => {
    const { sent, sending } = serverOf({ ...after, csrf_token: 'never' });
    expect((await sendWithSession(put(), sending)).status).toBe(403);
    expect(sent).toHaveLength(2);
  });

  test('[RACE-04] a read has no token', async () => {
    const { sent, sending } = serverOf(after);
    await sendWithSession(new Request('https://x.example/api/staff/templates'), sending);
    expect(sent).toEqual(['GET']);
  });
});
