import type { FastifyInstance } from 'fastify';
import { post } from '../app.ts';
import { confirmation, sendGift } from '../gifts.ts';
import { update, url as updatesUrl } from '../partnership-updates.ts';
import { type Race, type RaceRow, two } from './race-row.ts';

const texts = { en: 'Yes.', fr: 'Oui.', ln: 'Ee.', sw: 'Ndiyo.' };

const volunteer = { firstName: 'Ada', lastName: 'Mbo', email: 'ada@example.org', location: 'Goma' };

async function applied(app: FastifyInstance) {
  const body = { ...volunteer, availability: 'weekends', motivation: 'Shade.' };
  const { reference } = (await post(app, '/api/volunteer-applications', body)).json();
  const people = await two(app);
  const read = async () => (await people[0].get(`/inbox/${reference}`)).json();
  return { reference, people, read };
}

async function decided(app: FastifyInstance, statuses: readonly [string, string], before: readonly string[] = []) {
  const { reference, people, read } = await applied(app);
  const decide = (who: (typeof people)[number], status: string, message: string, seen: Record<string, string>) =>
    who.call('POST', `/inbox/${reference}/decision`, {
      ...{ status, message, expected_status: seen.status, expected_status_at: seen.status_at },
    });
  for (const status of before) await decide(people[0], status, 'Once.', await read());
  const seen = await read();
  return {
    calls: [
      () => decide(people[0], statuses[0], 'By amani.', seen),
      () => decide(people[1], statuses[1], 'By baraka.', seen),
    ],
    wanted: [
      [statuses[0], 'By amani.', before.length + 1],
      [statuses[1], 'By baraka.', before.length + 1],
    ],
    final: async () => {
      const { status, messages } = await read();
      return [status, messages.at(-1).text, messages.length];
    },
  } satisfies Race;
}

async function withTemplate(app: FastifyInstance) {
  const people = await two(app);
  const template = { name: 'Short', status: 'accepted', texts };
  const { id, updated_at } = (await people[0].call('POST', '/templates', template)).json();
  const replace = (who: number, name: string) => () =>
    (people[who] ?? people[0]).call('PUT', `/templates/${id}`, { ...template, name, updated_at });
  const remove = (who: number) => () =>
    (people[who] ?? people[0]).call('DELETE', `/templates/${id}?updated_at=${updated_at}`);
  const final = async () =>
    (await people[0].get('/templates')).json().find((one: { id: string }) => one.id === id)?.name;
  return { replace, remove, final };
}

/** Submissions, templates, posts and gifts. */
export const inboxRaces: readonly RaceRow[] = [
  [
    'assignInboxEntry',
    'for the first time',
    [200, 409],
    async (app) => {
      const { reference, people, read } = await applied(app);
      const assign = (who: number) => () =>
        (people[who] ?? people[0]).call('PUT', `/inbox/${reference}/assignment`, {
          ...{ account_id: people[who]?.id, remind_on: null, assigned_at: null },
        });
      const final = async () => (await read()).assigned_to;
      return { calls: [assign(0), assign(1)], wanted: ['amani', 'baraka'], final };
    },
  ],
  [
    'assignInboxEntry',
    'again',
    [200, 409],
    async (app) => {
      const { reference, people, read } = await applied(app);
      const path = `/inbox/${reference}/assignment`;
      const first = { account_id: people[0].id, remind_on: '2026-07-01', assigned_at: null };
      const { assigned_at } = (await people[0].call('PUT', path, first)).json();
      const assign = (who: number) => () =>
        (people[who] ?? people[0]).call('PUT', path, { account_id: people[who]?.id, remind_on: null, assigned_at });
      const final = async () => (await read()).assigned_to;
      return { calls: [assign(0), assign(1)], wanted: ['amani', 'baraka'], final };
    },
  ],
  ['decideInboxEntry', 'differently', [200, 409], (app) => decided(app, ['accepted', 'refused'])],
  [
    'decideInboxEntry',
    'by asking for more, once more',
    [200, 409],
    (app) => decided(app, ['more-wanted', 'more-wanted'], ['more-wanted']),
  ],
  [
    'replaceTemplate',
    'by two people',
    [200, 409],
    async (app) => {
      const { replace, final } = await withTemplate(app);
      return { calls: [replace(0, 'One'), replace(1, 'Two')], wanted: ['One', 'Two'], final };
    },
  ],
  [
    'deleteTemplate',
    'by two people',
    [204, 404],
    async (app) => {
      const { remove, final } = await withTemplate(app);
      return { calls: [remove(0), remove(1)], wanted: [undefined, undefined], final };
    },
  ],
  [
    'changePostVisibility',
    'of a waiting post',
    [204, 409],
    async (app) => {
      const { id } = (await post(app, updatesUrl, update)).json();
      await app.store.db
        .updateTable('partnership_update')
        .set({ hidden: 1, waiting: 1 })
        .where('id', '=', id)
        .execute();
      const [amani, baraka] = await two(app);
      const path = `/posts/${id}/visibility`;
      return {
        calls: [
          () => amani.call('PUT', path, { state: 'shown', expected_state: 'waiting' }),
          () => baraka.call('PUT', path, { state: 'hidden', reason: 'A shop', expected_state: 'waiting' }),
        ],
        wanted: ['shown', 'hidden'],
        final: async () => (await amani.get('/posts')).json().posts[0].state,
      };
    },
  ],
  [
    'confirmGift',
    'with two amounts',
    [200, 409],
    async (app) => {
      const { reference } = await sendGift(app);
      const [amani, baraka] = await two(app);
      const confirm = (who: typeof amani, amount: string) => () =>
        who.call('POST', `/gifts/${reference}/confirmation`, { ...confirmation, amount });
      const final = async () => (await amani.get(`/gifts/${reference}`)).json().received_amount;
      return { calls: [confirm(amani, '10.00'), confirm(baraka, '20.00')], wanted: ['10.00', '20.00'], final };
    },
  ],
  [
    'refuseGift',
    'by two people',
    [200, 409],
    async (app) => {
      const { reference } = await sendGift(app);
      const [amani, baraka] = await two(app);
      const refuse = (who: typeof amani, reason: string) => () =>
        who.call('POST', `/gifts/${reference}/refusal`, { reason });
      const final = async () =>
        (await app.store.db.selectFrom('submission_message').select('text').execute()).map(({ text }) => text);
      return { calls: [refuse(amani, 'One'), refuse(baraka, 'Two')], wanted: [['One'], ['Two']], final };
    },
  ],
];
