import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { approveDraft } from '../src/content/editing/publishing/proposals.ts';
import { loadContent } from '../src/content/load.ts';
import { donationsChanged, donationsProposed } from '../src/content/messages.ts';
import { decideHeld } from '../src/held/decide.ts';
import { holdCopy } from '../src/held/hold.ts';
import { readRestored } from '../src/jobs/held.ts';
import { changeRole } from '../src/staff/people/people.ts';
import { intlOf } from '../src/text/intl.ts';
import { startApp } from './support/app.ts';
import { openIn } from './support/donations.ts';
import { mailing } from './support/mail.ts';
import { roundsOf } from './support/rounds.ts';
import { trail } from './support/staff.ts';
import { contentCalls } from './support/staff-content.ts';
import { signInStaff } from './support/staff-inbox.ts';

type Texts = { fr: string };
type Role = 'editor' | 'administrator';

const LIST = 'donation-methods';
const HOUR = 3_600_000;

/** Someone at work on the ways to give. */
async function donor(app: FastifyInstance, role: Role, username: string) {
  const person = await signInStaff(app, role, username);
  const calls = contentCalls(app, person.headers);
  const seen = async () => {
    const { draft } = await calls.list(LIST);
    return { path: LIST, saved_at: draft?.saved_at, proposed_at: draft?.proposal?.at };
  };
  const propose = async () => {
    const { path, saved_at } = await seen();
    return calls.post('/proposal', { path, saved_at });
  };
  return {
    ...calls,
    headers: person.headers,
    seen,
    propose,
    open: (id = 'paypal') => calls.save(LIST, (methods) => void openIn(methods, id)),
    approve: async () => calls.post('/approval', await seen()),
    stop: async () => calls.post('/proposal/stop', await seen()),
  };
}

/** The ways to give that visitors see as open. */
async function shownOpen(app: FastifyInstance): Promise<string[]> {
  const methods = (await app.inject('/api/donation-methods')).json<{ id: string; open?: boolean }[]>();
  return methods.filter(({ open }) => open).map(({ id }) => id);
}

const statusAnd = (answer: Awaited<ReturnType<Awaited<ReturnType<typeof donor>>['propose']>>) =>
  [answer.statusCode, answer.json().code ?? ''] as const;

const queued = async (app: FastifyInstance) => {
  const rows = await app.store.db.selectFrom('mail').select(['about', 'email', 'language', 'reference']).execute();
  return rows.map(({ about, email, reference }) => `${about} ${email} ${reference}`).toSorted();
};

describe('a draft that sends gifts elsewhere', () => {
  test.each<Role>(['editor', 'administrator'])('[ENTRY-06] is published by no %s alone', async (role) => {
    const app = await startApp();
    const amani = await donor(app, role, 'amani');
    await donor(app, 'administrator', 'baraka');
    const saved = (await amani.open()).json();
    expect(saved.draft).toMatchObject({ problems: [], needs_approval: true, proposal: null });
    const { path, saved_at } = await amani.seen();

    const [status, code] = statusAnd(await amani.publish(LIST));
    expect([status, code]).toEqual([409, 'proposal-wanted']);
    const publish_at = new Date(Date.now() + HOUR).toISOString();
    const scheduled = await amani.put('/schedule', { path, saved_at, publish_at, expected_publish_at: null });
    expect(scheduled.statusCode).toBe(409);
    await amani.propose();
    expect((await amani.publish(LIST)).statusCode).toBe(409);
    expect((await amani.approve()).statusCode).toBe(403);
    expect(await shownOpen(app)).toEqual([]);
  });

  test('[ENTRY-06] is not published by a time that was chosen before, and says why', async () => {
    const app = await startApp();
    const amani = await donor(app, 'editor', 'amani');
    await amani.open();
    const publish_at = new Date(Date.now() + HOUR).toISOString();
    await app.store.db.updateTable('content_draft').set({ publish_at, scheduled_by: 'amani' }).execute();
    await roundsOf(app, 'publications').run(new Date(Date.now() + 2 * HOUR));
    expect((await amani.list(LIST)).draft).toMatchObject({ publish_at: null, not_published: 'not-approved' });
    expect(await shownOpen(app)).toEqual([]);
  });

  test('[ENTRY-06] is published once another administrator has approved it', async () => {
    const app = await startApp();
    const amani = await donor(app, 'editor', 'amani');
    const baraka = await donor(app, 'administrator', 'baraka');
    await amani.open();
    expect((await amani.propose()).json().draft.proposal).toMatchObject({ by: 'amani', ready_at: null });
    expect((await baraka.approve()).json()).toMatchObject({ draft: null, published: { published_by: 'baraka' } });
    expect(await shownOpen(app)).toEqual(['paypal']);
    expect(await trail(app)).toEqual(
      expect.arrayContaining([
        'amani proposed-content /donation-methods',
        'baraka approved-content /donation-methods amani',
        'baraka opened-donations PayPal by staff',
      ]),
    );
  });

  test('[ENTRY-06] cannot be approved by who has proposed it, nor by an editor', async () => {
    const app = await startApp();
    const amani = await donor(app, 'administrator', 'amani');
    const editor = await donor(app, 'editor', 'editor');
    await donor(app, 'administrator', 'baraka');
    await amani.open();
    await amani.propose();
    expect(statusAnd(await amani.approve())).toEqual([403, 'proposal-is-own']);
    expect((await editor.approve()).statusCode).toBe(403);
    expect(await shownOpen(app)).toEqual([]);
  });

  test('[ENTRY-06] is not approved by an administrator of today: one account could have made the other', async () => {
    const app = await startApp();
    const amani = await donor(app, 'editor', 'amani');
    const baraka = await donor(app, 'administrator', 'baraka');
    const at = new Date().toISOString();
    const made = { id: 'made', at, who: 'amani', action: 'role-changed', subject: '@baraka', reason: 'administrator' };
    await app.store.db.insertInto('staff_action').values(made).execute();
    await amani.open();
    await amani.propose();
    expect(statusAnd(await baraka.approve())).toEqual([403, 'administrator-too-new']);
    const yesterday = new Date(Date.now() - 25 * HOUR).toISOString();
    await app.store.db.updateTable('staff_action').set({ at: yesterday }).where('id', '=', 'made').execute();
    expect((await baraka.approve()).statusCode).toBe(200);
  });

  test('[ENTRY-06] is not approved while who proposed it is new: one account could have invited the other', async () => {
    const app = await startApp();
    const baraka = await donor(app, 'administrator', 'baraka');
    const amani = await donor(app, 'editor', 'amani');
    const at = new Date().toISOString();
    const made = { id: 'made', at, who: 'amani', action: 'invitation-accepted', subject: '@amani', reason: 'editor' };
    await app.store.db.insertInto('staff_action').values(made).execute();
    await amani.open();
    await amani.propose();
    expect(statusAnd(await baraka.approve())).toEqual([403, 'proposer-too-new']);
    expect(await shownOpen(app)).toEqual([]);
    const yesterday = new Date(Date.now() - 25 * HOUR).toISOString();
    await app.store.db.updateTable('staff_action').set({ at: yesterday }).where('id', '=', 'made').execute();
    expect((await baraka.approve()).statusCode).toBe(200);
  });

  test('[ENTRY-06] is approved only as it was seen: saving it withdraws the proposal', async () => {
    const app = await startApp();
    const amani = await donor(app, 'editor', 'amani');
    const baraka = await donor(app, 'administrator', 'baraka');
    await amani.open();
    await amani.propose();
    const seen = await baraka.seen();
    const saved = (await amani.open('mobile-money')).json();
    expect(saved.draft.proposal).toBeNull();
    expect((await baraka.post('/approval', seen)).statusCode).toBe(409);
    await amani.propose();
    const again = await baraka.seen();
    expect((await baraka.post('/approval', { ...again, proposed_at: seen.proposed_at })).statusCode).toBe(409);
    expect(await shownOpen(app)).toEqual([]);
  });

  test('[ENTRY-06] can be refused; then it is a draft again', async () => {
    const app = await startApp();
    const amani = await donor(app, 'editor', 'amani');
    const baraka = await donor(app, 'administrator', 'baraka');
    await amani.open();
    await amani.propose();
    const seen = await baraka.seen();
    expect((await baraka.stop()).json().draft).toMatchObject({ saved_by: 'amani', proposal: null });
    expect((await baraka.post('/approval', seen)).statusCode).toBe(409);
    expect(await trail(app)).toContain('baraka stopped-proposal /donation-methods');
  });

  test('[ENTRY-06] may be an earlier version: restoring it takes two people too', async () => {
    const app = await startApp();
    const amani = await donor(app, 'administrator', 'amani');
    const baraka = await donor(app, 'administrator', 'baraka');
    await amani.open();
    await amani.propose();
    await baraka.approve();
    const { published } = await amani.list(LIST);
    const { versions } = (await amani.get(`/versions?path=${LIST}`)).json();
    const restored = { path: LIST, revision: versions[1].revision, base_digest: published.digest };
    const [status, code] = statusAnd(await amani.post('/restoration', restored));
    expect([status, code]).toEqual([409, 'restore-needs-proposal']);
    expect(await shownOpen(app)).toEqual(['paypal']);
  });
});

test('[ENTRY-07] words and looks of a way to give are published by one person, and need no proposal', async () => {
  const app = await startApp();
  const amani = await donor(app, 'editor', 'amani');
  const reword = ([method]: { title: { fr: string }; color: string; details: { label: { fr: string } }[] }[]) => {
    Object.assign(method ?? {}, { color: 'gold' });
    Object.assign(method?.title ?? {}, { fr: 'Par la banque' });
    Object.assign(method?.details[0]?.label ?? {}, { fr: 'Compte' });
  };
  const saved = (await amani.save(LIST, reword)).json();
  expect(saved.draft.needs_approval).toBe(false);
  expect(statusAnd(await amani.propose())).toEqual([409, 'proposal-not-needed']);
  expect((await amani.publish(LIST)).statusCode).toBe(200);
});

test.each([
  ['a phone number', 'Envoyez au +243 81 000 00 11.'],
  ['digits of another script', 'Envoyez au ٠٨١ ٠٠٠ ٠٠١١.'],
  ['an e-mail address', 'Envoyez à dons@autre.example.'],
  ['a wallet', 'BTC : bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['a link', 'Donnez sur paypal.me/autre.'],
  ['digits between commas', 'Envoyez au 0813,189,162.'],
  ['digits between points in the middle', 'Envoyez au 0813·189·162.'],
  ['digits between dashes', 'Envoyez au 0813–189–162.'],
  ['digits between what nobody sees', 'Envoyez au 0813\u200b189\u2060162.'],
  ['digits in two lines', 'Envoyez au 0813\n189\n162.'],
  ['a handle', 'Envoyez à @autre sur Telegram.'],
  ['digits in black circles', 'Envoyez au ⓿❽❶❸ ❶❽❾ ❶❻❷.'],
  ['digits in double circles', 'Envoyez au ⓵⓶⓷⓸⓹⓺⓻⓼⓽.'],
  ['digits of Ethiopic', 'Envoyez au ፰፩፫፩፰፱፩፮፪.'],
  ['words between digits', 'Envoyez au 081 puis 318 puis 9162.'],
  ['letters between digits', 'Envoyez au 0o8 1o3 1o8 9o1 6o2.'],
  ['a link with an ideographic stop', 'Donnez sur paypal。me/autre.'],
  ['a wallet in parts', 'BTC : bc1qar0srrr7x fkvy5l643 lydnw9re59gtzzwf5mdq'],
])('[ENTRY-07] words of a way to give with %s in them take two people', async (_, words) => {
  const app = await startApp();
  const amani = await donor(app, 'editor', 'amani');
  for (const field of ['title', 'description', 'label'] as const) {
    const reword = ([method]: { title: Texts; description: Texts; details: { label: Texts }[] }[]) => {
      const texts = field === 'label' ? method?.details[0]?.label : method?.[field];
      Object.assign(texts ?? {}, { fr: words });
    };
    const saved = (await amani.save(LIST, reword)).json();
    expect(saved.draft).toMatchObject({ needs_approval: true });
  }
  expect((await amani.publish(LIST)).statusCode).toBe(409);
});

test.each([
  ['title', 'Another number'],
  ['description', 'Dial this one, the number below is closed.'],
  ['label', 'Old, closed'],
] as const)('[ENTRY-07] any other word in the %s of an open way to give takes two people', async (field, words) => {
  const app = await startApp();
  const amani = await donor(app, 'editor', 'amani');
  const baraka = await donor(app, 'administrator', 'baraka');
  await amani.open();
  await amani.propose();
  await baraka.approve();
  const reword = (methods: { open?: boolean; title: Texts; description: Texts; details: { label: Texts }[] }[]) => {
    const method = methods.find(({ open }) => open);
    const texts = field === 'label' ? method?.details[0]?.label : method?.[field];
    Object.assign(texts ?? {}, { fr: words });
  };
  expect((await amani.save(LIST, reword)).json().draft).toMatchObject({ needs_approval: true });
});

describe('the only administrator', () => {
  /** Proposes with a second factor that was just given. */
  async function alone(app: FastifyInstance) {
    const amani = await donor(app, 'administrator', 'amani');
    await amani.open();
    return { amani, proposed: await amani.propose() };
  }

  test('[ENTRY-08] gives the second factor again, within five minutes', async () => {
    const app = await startApp();
    const amani = await donor(app, 'administrator', 'amani');
    await amani.open();
    const given = (minutes: number) =>
      app.store.db
        .updateTable('staff_session')
        .set({ second_factor_at: new Date(Date.now() - minutes * 60_000).toISOString() })
        .execute();
    await given(6);
    expect(statusAnd(await amani.propose())).toEqual([403, 'second-factor-again']);
    await given(4);
    expect((await amani.propose()).statusCode).toBe(200);
  });

  test('[ENTRY-08] publishes 24 hours after the proposal, not before', async () => {
    const app = await startApp();
    const { amani, proposed } = await alone(app);
    const { at, ready_at } = proposed.json().draft.proposal;
    expect(Date.parse(ready_at) - Date.parse(at)).toBe(24 * HOUR);
    expect(statusAnd(await amani.approve())).toEqual([403, 'proposal-too-early']);
    const person = { sessionId: '', username: 'amani', role: 'administrator' } as const;
    const seen = { ...(await amani.seen()), path: `/${LIST}`, person };
    const approve = (ms: number) => approveDraft(app, { ...seen, now: new Date(Date.parse(at) + ms) });
    expect(await approve(24 * HOUR - 1)).toEqual({ reason: 'too-early', at: ready_at });
    expect(await approve(24 * HOUR)).toBeUndefined();
    app.content.forget();
    expect(await shownOpen(app)).toEqual(['paypal']);
  });

  test('[ENTRY-08] or an editor stops it meanwhile', async () => {
    const app = await startApp();
    const { amani } = await alone(app);
    const editor = await donor(app, 'editor', 'baraka');
    const seen = await amani.seen();
    expect((await editor.stop()).statusCode).toBe(200);
    expect((await amani.post('/approval', seen)).statusCode).toBe(409);
  });

  test('[ENTRY-08] needs the other one as soon as there is another', async () => {
    const app = await startApp();
    const { amani } = await alone(app);
    const baraka = await donor(app, 'administrator', 'baraka');
    const past = new Date(Date.now() - HOUR).toISOString();
    await app.store.db.updateTable('content_draft').set({ ready_at: past }).execute();
    expect((await amani.approve()).statusCode).toBe(403);
    expect((await baraka.approve()).statusCode).toBe(200);
  });
});

describe('all administrators', () => {
  test('[ENTRY-09] get a mail at the proposal and at the change, in their language', async () => {
    const { app, smtp, sendAfter } = await mailing();
    const amani = await donor(app, 'editor', 'amani');
    const baraka = await donor(app, 'administrator', 'baraka');
    await donor(app, 'administrator', 'chantal');
    await app.store.db.updateTable('account').set({ language: 'fr' }).where('username', '=', 'chantal').execute();
    await amani.open();
    await amani.propose();
    expect(await queued(app)).toEqual([
      'donations-proposed baraka@nzete.example donation-methods amani',
      'donations-proposed chantal@nzete.example donation-methods amani',
    ]);
    await baraka.approve();
    expect((await queued(app)).slice(0, 2)).toEqual([
      'donations-changed baraka@nzete.example donation-methods baraka',
      'donations-changed chantal@nzete.example donation-methods baraka',
    ]);
    await sendAfter(1);
    const sent = smtp.received.map(({ to, headers }) => `${to[0]} ${headers.subject}`).toSorted();
    const en = intlOf('en').formatMessage;
    const fr = intlOf('fr').formatMessage;
    expect(sent).toEqual([
      `baraka@nzete.example ${en(donationsProposed.subject)}`,
      `baraka@nzete.example ${en(donationsChanged.subject)}`,
      `chantal@nzete.example ${fr(donationsChanged.subject)}`,
      `chantal@nzete.example ${fr(donationsProposed.subject)}`,
    ]);
    const [first] = smtp.received;
    expect(first?.text).toContain(`/staff/content?list=${LIST}`);
    // A mail can be read on its way.
    expect(first?.text).not.toContain('gifts@nzete.org');
  });

  test('[ENTRY-09] get one after they lost the role too: who takes it from all others is not unseen', async () => {
    const { app } = await mailing();
    const amani = await donor(app, 'administrator', 'amani');
    for (const [index, username] of ['baraka', 'chantal'].entries()) {
      await donor(app, 'administrator', username);
      const { id } = await app.store.db
        .selectFrom('account')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow();
      const role = index === 0 ? null : 'reader';
      await changeRole(app.store, { id, role, expected: 'administrator', who: 'amani' });
    }
    await amani.open();
    await amani.propose();
    expect(await queued(app)).toEqual(
      ['amani', 'baraka', 'chantal'].map((name) => `donations-proposed ${name}@nzete.example donation-methods amani`),
    );
  });

  test('[ENTRY-09] get one when the operator loads other files, and none for the first start', async () => {
    const { app } = await mailing();
    const amani = await donor(app, 'administrator', 'amani');
    const { published } = await amani.list(LIST);
    const source = structuredClone(published.body);
    openIn(source, 'paypal');
    const files = [{ path: `/${LIST}`, source }];
    await loadContent(app.store, files, { origin: 'load', mails: true });
    await loadContent(app.store, files, { origin: 'load', mails: true });
    const mails = await queued(app);
    expect(mails).toEqual([expect.stringMatching(/^donations-changed amani@nzete\.example donation-methods /)]);
  });

  test('[SEND-01, ENTRY-09] after a restore wait for a person when the start loads other files', async () => {
    const { app } = await mailing();
    const amani = await donor(app, 'administrator', 'amani');
    const { published } = await amani.list(LIST);
    const source = structuredClone(published.body);
    openIn(source, 'paypal');
    await holdCopy(app.store);
    await loadContent(app.store, [{ path: `/${LIST}`, source }], { origin: 'start', mails: true });
    expect(await queued(app)).toHaveLength(1);
    expect((await readRestored(app.store.db))?.queues).toEqual([{ queue: 'mail', unsent: 0, sent: 0, unknown: 1 }]);
    await decideHeld(app.store, { choice: 'unsent', who: 'amani' });
    expect(await queued(app)).toEqual([]);
  });
});
