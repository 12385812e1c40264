import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import openapi from '../../../packages/api-client/openapi.json' with { type: 'json' };
import { holdCopy } from '../src/held/hold.ts';
import { queueMail } from '../src/mailer/arrivals.ts';
import { sharedApp, startApp } from './support/app.ts';
import { addSubscribers, newsletterEditor } from './support/letters.ts';
import { mailing } from './support/mail.ts';
import type { Call } from './support/race.ts';
import { contentRaces } from './support/races/content.ts';
import { inboxRaces } from './support/races/inbox.ts';
import { peopleRaces } from './support/races/people.ts';
import { visitorRaces } from './support/races/visitors.ts';
import { call } from './support/staff.ts';
import { signInStaff } from './support/staff-inbox.ts';
import { startWithTexts, translationCalls, translatorOf } from './support/translations.ts';

const COMPARED = 'the editor compares what it sent with what is stored';
const SAME = 'says the same as the first time';
const CODES = 'brings recovery codes, which nobody stores; the page leads to new ones';

/** Writes of staff that answer 409 and take no key, and why sending them again harms nobody. */
const withoutKey: Readonly<Record<string, string>> = {
  acceptInvitation: 'says that the link was used, and the account signs in with its password',
  addPasskey: CODES,
  answerContentNote: SAME,
  beginPasskey: 'gives a new challenge',
  beginPasskeySignIn: 'gives a new challenge',
  checkContentText: SAME,
  checkTranslation: SAME,
  confirmSecondFactor: CODES,
  createSecondFactor: SAME,
  importTranslations: 'finds nothing left to change',
  removePasskey: 'says that the passkey is gone; 409 is of the only second factor',
  saveContentDraft: COMPARED,
  saveNewsletterIssue: COMPARED,
  stopNewsletterIssue: 'names nothing that was seen: a stop of an earlier time must not count for this one',
  testNewsletterIssue: 'mails the caller once more',
};

interface Operation {
  operationId: string;
  parameters?: { name: string }[];
  responses: object;
}

/** The document of the client, which CI compares with the one that is served. */
const writes = Object.entries<Record<string, Operation>>(openapi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, one]) =>
    path.startsWith('/staff/') && method !== 'get' && '409' in one.responses ? [one] : [],
  ),
);

const takesKey = ({ parameters = [] }: Operation) => parameters.some(({ name }) => name === 'Idempotency-Key');
const keyed = writes.filter(takesKey).map(({ operationId }) => operationId);

/** Sends the same call twice under one key, as a browser does whose first answer was lost. */
async function twice(app: FastifyInstance, send: Call): Promise<[LightMyRequestResponse, LightMyRequestResponse]> {
  const inject = app.inject.bind(app);
  const key = randomUUID();
  app.inject = ((options: InjectOptions) =>
    inject({
      ...options,
      headers: { ...options.headers, ...(options.method !== 'GET' && { 'idempotency-key': key }) },
    })) as typeof inject; // the only way in which tests call it
  const answers = [await send(), await send()] as const;
  app.inject = inject;
  return [...answers];
}

interface Write {
  app: FastifyInstance;
  send: Call;
}

type Row = readonly [operation: string, what: string, begin: () => Promise<Write>];

const races = [...inboxRaces, ...contentRaces, ...peopleRaces, ...visitorRaces].map(
  ([operation, what, , begin]): Row => [
    operation,
    what,
    async () => {
      const app = await startApp();
      return { app, send: (await begin(app)).calls[0] };
    },
  ],
);

const TEXT = 'interface/ui#ui.Menu.close';
const SECURED = 'interface/mails#api.secured.accounts.resetPassword.subject';

/** A text of a security mail, as two people work on it. */
async function secured() {
  const app = await startWithTexts();
  const [amani, baraka] = [
    await signInStaff(app, 'editor', 'amani'),
    await signInStaff(app, 'administrator', 'baraka'),
  ];
  const write = async ({ headers }: typeof amani, path: string, more: object = {}) => {
    const { text: was, english, proposal } = await translationCalls(app, headers).text(SECURED);
    const seen = { id: SECURED, language: 'fr', was, english, ...(proposal && { proposed_at: proposal.at }), ...more };
    return () => call(app, 'POST', `/translations/${path}`, { headers, body: seen });
  };
  const propose = await write(amani, 'proposal', { text: 'Un autre mot de passe' });
  return { app, amani, baraka, write, propose };
}

const others: readonly Row[] = [
  [
    'saveTranslation',
    'of the interface',
    async () => {
      const app = await startWithTexts();
      const { put } = await translatorOf(app, 'amani');
      return { app, send: () => put('text', { id: TEXT, text: 'Refermer', was: 'Fermer', english: 'Close' }) };
    },
  ],
  [
    'saveTranslation',
    'of content',
    async () => {
      const app = await startWithTexts();
      const { put, text } = await translatorOf(app, 'amani');
      const { id, text: was, english } = await text('content/team#/0/role');
      return { app, send: () => put('text', { id, text: 'Une', was, english }) };
    },
  ],
  [
    'resetTranslation',
    'once',
    async () => {
      const app = await startWithTexts();
      const { save, reset } = await translatorOf(app, 'amani');
      await save(TEXT, 'Refermer');
      return { app, send: () => reset(TEXT, 'Refermer') };
    },
  ],
  [
    'proposeTranslation',
    'once',
    async () => {
      const { app, propose } = await secured();
      return { app, send: propose };
    },
  ],
  [
    'approveTranslation',
    'once',
    async () => {
      const { app, baraka, propose, write } = await secured();
      await propose();
      return { app, send: await write(baraka, 'approval') };
    },
  ],
  [
    'stopTextProposal',
    'once',
    async () => {
      const { app, amani, propose, write } = await secured();
      await propose();
      return { app, send: await write(amani, 'proposal/stop') };
    },
  ],
  [
    'sendNewsletterIssue',
    'once',
    async () => {
      const { app } = await mailing();
      await addSubscribers(app, [{ email: 'one@example.org' }]);
      const editor = await newsletterEditor(app);
      const issue = await editor.written();
      return { app, send: () => editor.send(issue) };
    },
  ],
  [
    'resendUnclearNewsletter',
    'once',
    async () => {
      const { app } = await mailing();
      const [subscription_id = ''] = await addSubscribers(app, [{ email: 'one@example.org' }]);
      const editor = await newsletterEditor(app);
      const { id: issue_id } = await editor.written();
      const recipient = { issue_id, subscription_id, due_at: new Date().toISOString(), state: 'unclear' as const };
      await app.store.db.insertInto('newsletter_recipient').values(recipient).execute();
      const seen = { id: issue_id, state_at: null, unclear: 1 };
      return { app, send: () => editor.call('POST', '/newsletter/unclear', seen) };
    },
  ],
  [
    'decideHeld',
    'once',
    async () => {
      const app = await startApp();
      await queueMail(app.store.db, { about: 'feedback', language: 'en' });
      await holdCopy(app.store);
      const { call: ask } = await signInStaff(app, 'administrator', 'amani');
      return { app, send: () => ask('POST', '/held/decision', { choice: 'drop' }) };
    },
  ],
];

const rows = [...races, ...others];

describe('a write of staff', () => {
  const shared = sharedApp();

  test('[STAFF-51] that answers 409 takes an Idempotency-Key, or says why it needs none', () => {
    const unkeyed = writes.filter((one) => !takesKey(one)).map(({ operationId }) => operationId);
    expect(unkeyed.toSorted()).toEqual(Object.keys(withoutKey).toSorted());
    const tried = rows.map(([operation]) => operation);
    expect(keyed.filter((operation) => !tried.includes(operation))).toEqual([]);
  });

  test.each(rows.filter(([operation]) => keyed.includes(operation)))(
    '[STAFF-51] %s %s: sent again after its answer was lost gets that answer, and is done once',
    async (_operation, _what, begin) => {
      const { app, send } = await begin();
      const actions = async () => (await app.store.db.selectFrom('staff_action').select('id').execute()).length;
      const before = await actions();
      const [first, again] = await twice(app, send);
      expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
      expect(first.statusCode).toBeLessThan(300);
      const after = await actions();
      expect(after).toBeGreaterThan(before);
      await send();
      expect(await actions()).toBe(after);
    },
  );

  test('[STAFF-51] of an invitation is kept without its link', async () => {
    const { db } = shared().store;
    const { call: ask } = await signInStaff(shared(), 'administrator', 'amani');
    const invitation = { email: 'dada@nzete.example', role: 'reader', language: 'fr' };
    const [first, again] = await twice(shared(), () => ask('POST', '/people/invitations', invitation));
    expect(again.json()).toEqual(first.json());
    const kept = await db.selectFrom('idempotency_key').select('outcome').execute();
    expect(JSON.stringify(kept)).not.toContain(first.json().link.split('#')[1]);
  });

  test('[STAFF-51] of an invitation that was withdrawn since gets no dead link', async () => {
    const { call: ask } = await signInStaff(shared(), 'administrator', 'chipo');
    const invitation = { email: 'emeka@nzete.example', role: 'reader', language: 'fr' };
    const { db } = shared().store;
    const key = { 'idempotency-key': randomUUID() };
    const { headers } = await signInStaff(shared(), 'administrator', 'dalila');
    const invite = () =>
      call(shared(), 'POST', '/people/invitations', { headers: { ...headers, ...key }, body: invitation });
    expect((await invite()).statusCode).toBe(201);
    const row = db.selectFrom('account_link').select('token_hash').where('email', '=', invitation.email);
    await ask('DELETE', `/people/invitations/${(await row.executeTakeFirstOrThrow()).token_hash}`);
    expect((await invite()).statusCode).toBe(404);
  });

  test('[STAFF-51] of a key that another write has is refused, also if only what it deletes is another', async () => {
    const { headers } = await signInStaff(shared(), 'editor', 'baraka');
    const [one, two] = await addSubscribers(shared(), [{ email: 'one@example.org' }, { email: 'two@example.org' }]);
    const keyed = { ...headers, 'idempotency-key': randomUUID() };
    const end = (id: string | undefined) =>
      call(shared(), 'DELETE', `/newsletter/subscription?id=${id}&state=active`, { headers: keyed });
    expect([(await end(one)).statusCode, (await end(two)).statusCode]).toEqual([204, 422]);
  });
});
