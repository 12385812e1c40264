import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { sharedApp, startApp } from './support/app.ts';
import { addSubscribers, newsletterEditor } from './support/letters.ts';
import { mailing } from './support/mail.ts';
import { overtake, race } from './support/race.ts';
import { contentRaces } from './support/races/content.ts';
import { inboxRaces } from './support/races/inbox.ts';
import { notRaced } from './support/races/not-raced.ts';
import { peopleRaces } from './support/races/people.ts';
import type { Race, RaceRow } from './support/races/race-row.ts';
import { visitorRaces } from './support/races/visitors.ts';
import { startWithTexts, translatorOf } from './support/translations.ts';

const rows: readonly RaceRow[] = [...inboxRaces, ...contentRaces, ...peopleRaces, ...visitorRaces];

/** One comes first, the other is told, and what the first has written stays. */
async function expectOneWinner(
  app: FastifyInstance,
  { calls, wanted, final }: Race,
  [won, lost]: readonly [number, number] = [200, 409],
) {
  const { answers, haveBothRead } = await race(app, calls);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([won, lost].toSorted());
  expect(haveBothRead).toBe(true);
  expect(await final()).toEqual(wanted[statuses.indexOf(won)]);
}

describe('two people who have both read before either writes', () => {
  test.each(rows)('[RACE-01] %s %s: one comes first, and it stays', async (_operation, _what, statuses, begin) => {
    const app = await startApp();
    await expectOneWinner(app, await begin(app), statuses);
  });

  test.each([
    ['of content', 'content/team#/0/role'],
    ['of the interface', 'interface/ui#ui.Menu.close'],
  ])('[RACE-01] saveTranslation of a text %s: one comes first, and it stays', async (_of, id) => {
    const app = await startWithTexts();
    const amani = await translatorOf(app, 'amani');
    const baraka = await translatorOf(app, 'baraka');
    const { text: was, english } = await amani.text(id);
    const save = (who: typeof amani, text: string) => () => who.put('text', { id, text, was, english });
    const final = async () => (await amani.text(id)).text;
    await expectOneWinner(app, { calls: [save(amani, 'Une'), save(baraka, 'Deux')], wanted: ['Une', 'Deux'], final });
  });

  test.each([
    ['of content', 'content/team#/0/role'],
    ['of the interface', 'interface/ui#ui.Menu.close'],
  ])('[RACE-01] a text %s that was saved between any two statements of another save stays', async (_of, id) => {
    const app = await startWithTexts();
    const amani = await translatorOf(app, 'amani');
    const outcomes: unknown[] = [];
    for (let statement = 1; ; statement += 1) {
      const { text: was, english } = await amani.text(id);
      const save = (text: string) => () => amani.put('text', { id, text, was, english });
      const { overtaking, overtaken, isReached } = await overtake(app, [save(`A${statement}`), save('B')], statement);
      // The second has written by then, so that the first is told.
      if (!isReached || overtaking?.statusCode === 409) break;
      outcomes.push([overtaking?.statusCode, overtaken.statusCode, (await amani.text(id)).text]);
      expect(outcomes.at(-1)).toEqual([200, 409, `A${statement}`]);
    }
    // Who asks, what there is, what it replaces, and the write.
    expect(outcomes.length).toBeGreaterThan(4);
  });

  test('[RACE-01] resetTranslation and saveTranslation of one text: one comes first, and it stays', async () => {
    const app = await startWithTexts();
    const id = 'interface/ui#ui.Menu.close';
    const amani = await translatorOf(app, 'amani');
    await amani.save(id, 'Refermer');
    const save = () => amani.put('text', { id, text: 'Quitter', was: 'Refermer', english: 'Close' });
    const reset = () => amani.reset(id, 'Refermer');
    const final = async () => (await amani.text(id)).text;
    await expectOneWinner(app, { calls: [reset, save], wanted: ['Fermer', 'Quitter'], final });
  });

  test('[RACE-01] importTranslations and saveTranslation of one text: one comes first, and it stays', async () => {
    const app = await startWithTexts();
    const id = 'interface/ui#ui.Menu.close';
    const amani = await translatorOf(app, 'amani');
    const file = (await amani.exported()).body.replace('>Fermer<', '>Refermer<');
    const save = () => amani.put('text', { id, text: 'Quitter', was: 'Fermer', english: 'Close' });
    const final = async () => (await amani.text(id)).text;
    const calls = [() => amani.imported(file), save] as const;
    await expectOneWinner(app, { calls, wanted: ['Refermer', 'Quitter'], final });
  });

  test('[RACE-01] sendNewsletterIssue and saveNewsletterIssue: what is sent is what was seen', async () => {
    const { app } = await mailing();
    await addSubscribers(app, [{ email: 'one@example.org' }]);
    const editor = await newsletterEditor(app);
    const issue = await editor.written();
    const save = () => editor.save(issue, { ...issue.body, subject: { ...issue.body.subject, fr: 'Deux' } });
    const final = async () => {
      const { state, body } = await editor.read(issue.id);
      return [state, body.subject.fr];
    };
    const wanted = [
      ['sending', 'Subject fr'],
      ['draft', 'Deux'],
    ] as const;
    await expectOneWinner(app, { calls: [() => editor.send(issue), save], wanted, final });
  });

  test('[RACE-01] resendUnclearNewsletter by two people: it is sent once more, not twice', async () => {
    const { app } = await mailing();
    const [subscription_id = ''] = await addSubscribers(app, [{ email: 'one@example.org' }]);
    const editor = await newsletterEditor(app);
    const { id: issue_id } = await editor.written();
    const recipient = { issue_id, subscription_id, due_at: new Date().toISOString(), state: 'unclear' as const };
    await app.store.db.insertInto('newsletter_recipient').values(recipient).execute();
    const again = () => editor.call('POST', '/newsletter/unclear', { id: issue_id, state_at: null, unclear: 1 });
    const resent = app.store.db.selectFrom('staff_action').select('id').where('action', '=', 'resent-newsletter');
    const final = async () => (await resent.execute()).length;
    await expectOneWinner(app, { calls: [again, again], wanted: [1, 1], final });
  });
});

describe('the calls that change something', () => {
  const app = sharedApp();

  test('[RACE-02] are each tried by two people at once, or say why not', async () => {
    const { paths } = (await app().inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, { operationId: string }>>;
    }>();
    const operations = Object.values(paths).flatMap((methods) =>
      Object.entries(methods).flatMap(([method, { operationId }]) =>
        ['post', 'put', 'patch', 'delete'].includes(method) ? [operationId] : [],
      ),
    );
    const raced = [...rows.map(([operation]) => operation), ...racedHere];
    const known = new Set([...raced, ...Object.keys(notRaced)]);
    expect([...known].toSorted(), 'a new call has a race, or its reason in not-raced.ts').toEqual(
      operations.toSorted(),
    );
    expect(raced.filter((operation) => operation in notRaced)).toEqual([]);
  });
});

/** Those of this file that are not in a table. */
const racedHere = [
  'saveTranslation',
  'resetTranslation',
  'importTranslations',
  'sendNewsletterIssue',
  'resendUnclearNewsletter',
];
