import type { FastifyInstance } from 'fastify';
import { openIn } from '../donations.ts';
import { newsletterEditor } from '../letters.ts';
import { contentCalls, renamed } from '../staff-content.ts';
import { signInStaff } from '../staff-inbox.ts';
import { type Person, type RaceRow, two } from './race-row.ts';

async function withDraft(app: FastifyInstance) {
  const [amani, baraka] = await two(app);
  const [first, second] = [contentCalls(app, amani.headers), contentCalls(app, baraka.headers)];
  const { published, draft } = (await first.save('team', renamed('Une'))).json();
  return { first, second, published, saved_at: draft.saved_at as string, read: () => first.list('team') };
}

const GIFTS = 'donation-methods';

/** A draft that sends gifts elsewhere. */
async function withRedirection(app: FastifyInstance) {
  const [amani, baraka] = await two(app);
  const [first, second] = [contentCalls(app, amani.headers), contentCalls(app, baraka.headers)];
  const { draft } = (await first.save(GIFTS, (methods) => void openIn(methods, 'paypal'))).json();
  return { first, second, saved_at: draft.saved_at as string, read: () => first.list(GIFTS) };
}

async function withProposal(app: FastifyInstance) {
  const { saved_at, ...rest } = await withRedirection(app);
  const { draft } = (await rest.first.post('/proposal', { path: GIFTS, saved_at })).json();
  return { ...rest, seen: { path: GIFTS, saved_at, proposed_at: draft.proposal.at } };
}

async function withIssue(app: FastifyInstance) {
  const editor = await newsletterEditor(app);
  const issue = await editor.written();
  const state = async () =>
    (await app.store.db.selectFrom('newsletter_issue').select(['state', 'body']).executeTakeFirst()) ?? null;
  return { editor, issue, state };
}

const newsletterState = (operation: string, path: string, from: 'sending' | 'stopped', to: string): RaceRow => [
  operation,
  'by two people',
  [200, 409],
  async (app) => {
    const { editor, issue, state } = await withIssue(app);
    await app.store.db.updateTable('newsletter_issue').set({ state: from }).execute();
    const seen = from === 'stopped' ? { id: issue.id, state_at: null } : { id: issue.id };
    const act = () => editor.call('POST', path, seen);
    return { calls: [act, act], wanted: [to, to], final: async () => (await state())?.state };
  },
];

const inAWeek = (days: number) => new Date(Date.now() + (7 + days) * 86_400_000).toISOString();

/** Content lists and the newsletter. */
export const contentRaces: readonly RaceRow[] = [
  [
    'saveContentDraft',
    'for the first time',
    [200, 409],
    async (app) => {
      const [amani, baraka] = await two(app);
      const { list } = contentCalls(app, amani.headers);
      const { published } = await list('team');
      const save = (who: Person, fr: string) => () => {
        const body = structuredClone(published.body);
        renamed(fr)(body);
        return who.call('PUT', '/content/draft', { path: 'team', body, base_digest: published.digest, saved_at: null });
      };
      const final = async () => (await list('team')).draft.body[0].role.fr;
      return { calls: [save(amani, 'Une'), save(baraka, 'Deux')], wanted: ['Une', 'Deux'], final };
    },
  ],
  [
    'saveContentDraft',
    'again',
    [200, 409],
    async (app) => {
      const { first, second, published, saved_at, read } = await withDraft(app);
      const save = (who: typeof first, fr: string) => () => {
        const body = structuredClone(published.body);
        renamed(fr)(body);
        return who.put('/draft', { path: 'team', body, base_digest: published.digest, saved_at });
      };
      const final = async () => (await read()).draft.body[0].role.fr;
      return { calls: [save(first, 'Deux'), save(second, 'Trois')], wanted: ['Deux', 'Trois'], final };
    },
  ],
  [
    'discardContentDraft',
    'by two people',
    [200, 409],
    async (app) => {
      const { first, second, saved_at, read } = await withDraft(app);
      const calls = [() => first.discard('team', saved_at), () => second.discard('team', saved_at)] as const;
      return { calls, wanted: [null, null], final: async () => (await read()).draft };
    },
  ],
  [
    'scheduleContentDraft',
    'for two times',
    [200, 409],
    async (app) => {
      const { first, second, saved_at, read } = await withDraft(app);
      const times = [inAWeek(0), inAWeek(1)] as const;
      const plan = (who: typeof first, publish_at: string) => () =>
        who.put('/schedule', { path: 'team', saved_at, publish_at, expected_publish_at: null });
      const final = async () => (await read()).draft.publish_at;
      return { calls: [plan(first, times[0]), plan(second, times[1])], wanted: times, final };
    },
  ],
  ...(['saveContentDraft', 'publishContentDraft', 'discardContentDraft'] as const).map(
    (operation): RaceRow => [
      operation,
      'while another one plans its publication',
      [200, 409],
      async (app) => {
        const { first, second, published, saved_at, read } = await withDraft(app);
        const publish_at = inAWeek(0);
        const body = structuredClone(published.body);
        renamed('Deux')(body);
        const seen = { path: 'team', saved_at, expected_publish_at: null };
        const acts = {
          saveContentDraft: () => second.put('/draft', { ...seen, body, base_digest: published.digest }),
          publishContentDraft: () => second.post('/publication', seen),
          discardContentDraft: () => second.discard('team', saved_at),
        };
        const final = async () => (await read()).draft?.publish_at ?? null;
        return {
          calls: [() => first.put('/schedule', { ...seen, publish_at }), acts[operation]],
          wanted: [publish_at, null],
          final,
        };
      },
    ],
  ),
  [
    'publishContentDraft',
    'by two people',
    [200, 409],
    async (app) => {
      const { first, second, saved_at, read } = await withDraft(app);
      const publish = (who: typeof first) => () => who.post('/publication', { path: 'team', saved_at });
      const final = async () => (await read()).published.body[0].role.fr;
      return { calls: [publish(first), publish(second)], wanted: ['Une', 'Une'], final };
    },
  ],
  [
    'proposeContentDraft',
    'by two people',
    [200, 409],
    async (app) => {
      const { first, second, saved_at, read } = await withRedirection(app);
      const propose = (who: typeof first) => () => who.post('/proposal', { path: GIFTS, saved_at });
      const final = async () => (await read()).draft.proposal.by;
      return { calls: [propose(first), propose(second)], wanted: ['amani', 'baraka'], final };
    },
  ],
  [
    'approveContentDraft',
    'by two people',
    [200, 409],
    async (app) => {
      const { second, seen, read } = await withProposal(app);
      const third = contentCalls(app, (await signInStaff(app, 'administrator', 'chantal')).headers);
      const approve = (who: typeof second) => () => who.post('/approval', seen);
      const final = async () => (await read()).published.published_by;
      return { calls: [approve(second), approve(third)], wanted: ['baraka', 'chantal'], final };
    },
  ],
  [
    'stopContentProposal',
    'by two people',
    [200, 409],
    async (app) => {
      const { first, second, seen, read } = await withProposal(app);
      const stop = (who: typeof first) => () => who.post('/proposal/stop', seen);
      const final = async () => (await read()).draft.proposal;
      return { calls: [stop(first), stop(second)], wanted: [null, null], final };
    },
  ],
  [
    'approveContentDraft',
    'while another one stops it',
    [200, 409],
    async (app) => {
      const { first, second, seen, read } = await withProposal(app);
      const calls = [() => second.post('/approval', seen), () => first.post('/proposal/stop', seen)] as const;
      const final = async () => (await read()).draft?.saved_by ?? null;
      return { calls, wanted: [null, 'amani'], final };
    },
  ],
  [
    'restoreContentVersion',
    'of two times',
    [200, 409],
    async (app) => {
      const { first, second, saved_at, read } = await withDraft(app);
      await first.post('/publication', { path: 'team', saved_at });
      await first.save('team', renamed('Deux'));
      await first.publish('team');
      const { versions } = (await first.get('/versions?path=team')).json();
      const base_digest = versions[0].digest;
      const restore = (who: typeof first, at: number) => () =>
        who.post('/restoration', { path: 'team', revision: versions[at].revision, base_digest });
      const wanted = [versions[1].digest, versions[2].digest] as const;
      const final = async () => (await read()).published.digest;
      return { calls: [restore(first, 1), restore(second, 2)], wanted, final };
    },
  ],
  [
    'saveNewsletterIssue',
    'by two people',
    [200, 409],
    async (app) => {
      const { editor, issue, state } = await withIssue(app);
      const save = (fr: string) => () => editor.save(issue, { ...issue.body, subject: { ...issue.body.subject, fr } });
      const final = async () => JSON.parse((await state())?.body ?? '').subject.fr;
      return { calls: [save('Une'), save('Deux')], wanted: ['Une', 'Deux'], final };
    },
  ],
  [
    'discardNewsletterIssue',
    'by two people',
    [204, 404],
    async (app) => {
      const { editor, issue, state } = await withIssue(app);
      const discard = () => editor.call('DELETE', `/newsletter/issue?id=${issue.id}&saved_at=${issue.saved_at}`);
      return { calls: [discard, discard], wanted: [null, null], final: state };
    },
  ],
  newsletterState('stopNewsletterIssue', '/newsletter/stop', 'sending', 'stopped'),
  newsletterState('resumeNewsletterIssue', '/newsletter/resume', 'stopped', 'sending'),
];
