import type { MessageDescriptor } from '@formatjs/intl';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { mails as accountMails } from '../src/accounts/mails.ts';
import { readActions } from '../src/audit/actions.ts';
import { administratorMails } from '../src/content/administrator-mails.ts';
import { holdCopy } from '../src/held/hold.ts';
import type { SubjectMails } from '../src/mail/write.ts';
import { intlOf, type ServerIntl } from '../src/text/intl.ts';
import { importTexts } from '../src/translations/files/import.ts';
import { approveText, proposeText } from '../src/translations/proposals.ts';
import { saveTexts } from '../src/translations/save.ts';
import { isSecured } from '../src/translations/secured.ts';
import { mailing } from './support/mail.ts';
import { call } from './support/staff.ts';
import { signInStaff } from './support/staff-inbox.ts';
import { siteWithTexts, startWithTexts, translationCalls } from './support/translations.ts';

const message = 'api.secured.accounts.resetPassword.subject';
const id = `interface/mails#${message}`;
const program = 'Choisissez un nouveau mot de passe';
const wanted = 'Un autre mot de passe';
const HOUR = 3_600_000;

type Role = 'editor' | 'administrator';

/** Someone at work on the texts of security mails. */
async function translator(app: FastifyInstance, role: Role, username: string) {
  const { headers, ...person } = await signInStaff(app, role, username);
  const calls = translationCalls(app, headers);
  const post = (path: string, body: object) =>
    call(app, 'POST', `/translations/${path}`, { headers, body: { id, language: 'fr', ...body } });
  const seen = async () => {
    const { text: was, english, proposal } = await calls.text(id);
    return { was, english, proposed_at: proposal?.at };
  };
  return {
    ...calls,
    ...person,
    post,
    seen,
    propose: async (text = wanted) => {
      const { was, english } = await seen();
      return post('proposal', { was, english, text });
    },
    approve: async (given?: object) => post('approval', { ...(await seen()), ...given }),
    stop: async () => post('proposal/stop', await seen()),
  };
}

const statusAnd = (answer: Awaited<ReturnType<Awaited<ReturnType<typeof translator>>['propose']>>) => [
  answer.statusCode,
  answer.json().code ?? '',
];

const trailOf = async (app: FastifyInstance) =>
  (await readActions(app.store, id)).map(({ who, action, reason }) => [who, action, reason]);

const inForce = async (app: FastifyInstance) => (await app.intl('fr')).formatMessage({ id: message });

async function two(app?: FastifyInstance, role: Role = 'editor') {
  const server = app ?? (await startWithTexts());
  const amani = await translator(server, role, 'amani');
  const baraka = await translator(server, 'administrator', 'baraka');
  return { app: server, amani, baraka };
}

describe('a text of a security mail', () => {
  test('[MAILTEXT-10] is in force once a second person has approved it, and both are in the trail', async () => {
    const { app, amani, baraka } = await two();
    const proposed = await amani.propose();
    expect(proposed.json()).toMatchObject({
      text: program,
      needs_approval: true,
      proposal: { text: wanted, by: 'amani', ready_at: null },
    });
    expect(await inForce(app)).toBe(program);
    expect((await baraka.approve()).json()).toMatchObject({ text: wanted, program_text: program, proposal: null });
    expect(await inForce(app)).toBe(wanted);
    expect(await trailOf(app)).toEqual(
      expect.arrayContaining([
        ['amani', 'proposed-text', 'fr'],
        ['baraka', 'approved-text', 'amani'],
        ['baraka', 'changed-text', 'fr'],
      ]),
    );
  });

  test.each<Role>(['editor', 'administrator'])('[MAILTEXT-10] is approved by no %s who proposed it', async (role) => {
    const { app, amani } = await two(undefined, role);
    await amani.propose();
    expect((await amani.approve()).statusCode).toBe(403);
    expect(await inForce(app)).toBe(program);
  });

  test('[MAILTEXT-11] is changed by no other call, file or command', async () => {
    const { app, amani, baraka } = await two();
    expect(statusAnd(await baraka.save(id, wanted))).toEqual([409, 'text-needs-proposal']);
    const file = (await amani.exported()).body.replace(program, wanted);
    const imported = (await baraka.imported(file)).json();
    expect(imported).toMatchObject({ changes: [], refused: [{ id }] });
    const texts = [{ id, english: 'Choose a new password', text: wanted, isWas: () => true }];
    const plan = await importTexts(app, texts, { language: 'fr', who: 'operator', apply: true });
    expect(plan?.refused).toHaveLength(1);
    const before = await amani.text(id);
    const change = saveTexts(app, [{ before, text: wanted }], { language: 'fr', who: 'amani' });
    await expect(change).rejects.toMatchObject({ code: 'text-needs-proposal' });
    expect(await inForce(app)).toBe(program);

    await amani.propose();
    await baraka.approve();
    expect(statusAnd(await amani.reset(id, wanted))).toEqual([409, 'text-needs-proposal']);
    expect(await inForce(app)).toBe(wanted);
  });

  test('[MAILTEXT-12] is approved only as it was seen', async () => {
    const { app, amani, baraka } = await two();
    await amani.propose();
    expect(statusAnd(await baraka.approve({ was: 'Autre' }))).toEqual([409, 'text-changed']);
    expect(statusAnd(await baraka.approve({ english: 'Other' }))).toEqual([409, 'english-changed']);
    const { proposed_at: first } = await baraka.seen();
    expect((await amani.stop()).json()).toMatchObject({ text: program, proposal: null });
    await amani.propose('Encore un autre');
    expect(statusAnd(await baraka.approve({ proposed_at: first }))).toEqual([409, 'proposal-changed-since']);
    expect(statusAnd(await amani.propose())).toEqual([409, 'proposal-changed-since']);
    expect(await inForce(app)).toBe(program);
  });

  test('[MAILTEXT-12] is put in force once by two who approve it at the same time', async () => {
    const { app, amani, baraka } = await two();
    const chantal = await translator(app, 'administrator', 'chantal');
    await amani.propose();
    const seen = await baraka.seen();
    const answers = await Promise.all([baraka.post('approval', seen), chantal.post('approval', seen)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await trailOf(app)).filter(([, action]) => action === 'approved-text')).toHaveLength(1);
  });

  test('[MAILTEXT-12] has one proposal by two who propose at the same time', async () => {
    const { app, amani, baraka } = await two();
    const { was, english } = await amani.seen();
    const answers = await Promise.all([
      amani.post('proposal', { was, english, text: wanted }),
      baraka.post('proposal', { was, english, text: 'Encore un autre' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await trailOf(app)).filter(([, action]) => action === 'proposed-text')).toHaveLength(1);
  });

  test('[MAILTEXT-12] is stopped or put in force, not both, by two at the same time', async () => {
    const { app, amani, baraka } = await two();
    await amani.propose();
    const seen = await baraka.seen();
    const answers = await Promise.all([amani.post('proposal/stop', seen), baraka.post('approval', seen)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const isApproved = answers[1]?.statusCode === 200;
    expect(await inForce(app)).toBe(isApproved ? wanted : program);
  });

  test('[MAILTEXT-12, SEND-20] is proposed no more on a copy or after a restore: it may have been stopped since', async () => {
    const { app, amani, baraka } = await two();
    await amani.propose();
    const seen = await baraka.seen();
    await holdCopy(app.store);
    const chantal = await translator(app, 'administrator', 'chantal');
    expect((await chantal.seen()).proposed_at).toBeUndefined();
    expect(statusAnd(await chantal.post('approval', seen))).toEqual([409, 'proposal-changed-since']);
    expect(await inForce(app)).toBe(program);
  });

  test('[MAILTEXT-12] needs no proposal if it is of another mail, and one that could not be saved is refused', async () => {
    const { amani } = await two();
    const other = 'interface/mails#api.events.waiting.subject';
    const { text: was, english } = await amani.text(other);
    const answer = await amani.post('proposal', { id: other, was, english, text: 'Attente ({event})' });
    expect(statusAnd(answer)).toEqual([409, 'text-needs-no-proposal']);
    expect((await amani.propose('Un {mot}')).statusCode).toBe(422);
  });

  test('[MAILTEXT-13] the only administrator waits a day, after the second factor, and anyone who edits can stop it', async () => {
    const app = await startWithTexts();
    const amani = await translator(app, 'administrator', 'amani');
    const session = await app.store.db
      .selectFrom('staff_session')
      .select(['staff_session.id as sessionId'])
      .executeTakeFirstOrThrow();
    const person = { ...session, username: 'amani', role: 'administrator' as const };
    const at = (hours: number) => new Date(Date.now() + hours * HOUR);
    const before = await amani.text(id);
    const seen = { before, language: 'fr' as const, person };
    await app.store.db.updateTable('staff_session').set({ second_factor_at: null }).execute();
    await expect(proposeText(app, { ...seen, text: wanted })).rejects.toThrow('second-factor');
    await app.store.db.updateTable('staff_session').set({ second_factor_at: new Date().toISOString() }).execute();
    await proposeText(app, { ...seen, text: wanted });
    const waiting = { ...seen, before: await amani.text(id) };
    const approved = { ...waiting, proposed_at: waiting.before.proposal.at };
    await expect(approveText(app, { ...approved, now: at(23) })).rejects.toThrow('too-early');
    expect(await inForce(app)).toBe(program);
    expect(await approveText(app, { ...approved, now: at(25) })).toBe(true);
    expect(await inForce(app)).toBe(wanted);
  });

  test('[MAILTEXT-13] all administrators get a mail when it is proposed and when it is approved', async () => {
    const { app, smtp, sendAfter } = await mailing({ siteDir: siteWithTexts() });
    const { amani, baraka } = await two(app);
    await amani.propose();
    await baraka.approve();
    await sendAfter(1);
    expect(smtp.received.map(({ to, headers }) => `${to[0]} ${headers.subject}`).toSorted()).toEqual([
      'baraka@nzete.example Someone proposes to change what a security mail says',
      'baraka@nzete.example What a security mail says was changed',
    ]);
    expect(smtp.received[0]?.text).toContain('/staff/translations?language=fr&at=interface/mails');
    expect(smtp.received.some(({ text }) => text.includes(wanted))).toBe(false);
  });
});

test('[MAILTEXT-11] every text that mails about accounts, passwords and donations say takes two people', () => {
  const said = new Set<string>();
  const intl: ServerIntl = intlOf('en');
  const formatMessage = (descriptor: MessageDescriptor, values?: Record<string, string>) => {
    said.add(descriptor.id ?? '');
    return intl.formatMessage(descriptor, values);
  };
  const parts = { intl: { ...intl, formatMessage: formatMessage as ServerIntl['formatMessage'] }, publicUrl: '' };
  for (const { confirmation, message } of Object.values({ ...accountMails, ...administratorMails } as SubjectMails)) {
    for (const writer of [confirmation, message]) for (const write of writer?.samples(parts) ?? []) write();
  }
  expect(said.size).toBeGreaterThan(20);
  expect([...said].filter((each) => !isSecured(each))).toEqual([]);
});
