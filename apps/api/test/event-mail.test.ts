import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { cancelPath } from '../src/events/cancelling/cancel-token.ts';
import { languages } from '../src/text/languages.ts';
import { post, startApp } from './support/app.ts';
import { inHours, publishEvent, seatsShown, sendSignUp, signUp, signUps, withEvent } from './support/events.ts';
import { mailing, STAFF } from './support/mail.ts';
import { temporaryPlace } from './support/place.ts';
import { roundsOf } from './support/rounds.ts';

const HOUR = 3_600_000;
const inTime = (hours: number) => new Date(Date.now() + hours * HOUR);

async function mailingEvent(changes = {}) {
  const parts = await mailing();
  await publishEvent(parts.app, changes);
  return parts;
}

/** Without soft line breaks, which mail has in long lines. */
const linkIn = (text = '') => text.match(/https:\S+cancel\S+/)?.[0] ?? '';

describe('a participant is mailed', () => {
  test.each([
    ['en', 'You are signed up', 'People: 2'],
    ['fr', 'Vous êtes inscrit', 'Personnes\u00a0: 2'],
    ['ln', 'Nkombo na yo ekomisami', 'Bato: 2'],
    ['sw', 'Umejiandikisha', 'Watu: 2'],
  ])(
    '[EVENT-09] a confirmation with the event for the calendar in the language of the form: %s',
    async (language, subject, people) => {
      const { app, smtp, sendAfter } = await mailingEvent();
      const { reference, is_mailed } = await signUp(app, { language });
      expect(is_mailed).toBe(true);
      await sendAfter(0);
      expect(smtp.received.map(({ to }) => to)).toEqual([[STAFF], ['ada.mbo@example.org']]);
      expect(smtp.received[0]?.headers.subject).toBe(`Someone has signed up for an event: ${reference}`);
      const mail = smtp.received[1];
      expect(mail?.headers.subject).toContain(subject);
      expect(mail?.text).toContain(people);
      expect(mail?.text).toContain(reference);
      expect(mail?.text).not.toMatch(/wheelchair|243/);
      expect(mail?.attachments).toMatchObject([{ filename: 'planting.ics' }]);
      expect(mail?.attachments[0]?.content.toString()).toContain('UID:planting@events.nzete');
      expect(linkIn(mail?.text)).toMatch(new RegExp(`^https://nzete\\.example/api/.*&lang=${language}$`));
    },
  );

  test('[EVENT-09] once, also if the event is taken out of the content before, and comes back', async () => {
    const { app, smtp, sendAfter } = await mailingEvent();
    await signUp(app);
    await publishEvent(app, null);
    await sendAfter(0);
    const toAda = () => smtp.received.filter(({ to }) => to[0] === 'ada.mbo@example.org');
    expect(toAda()).toEqual([]);
    await publishEvent(app, {});
    await sendAfter(2);
    await sendAfter(8);
    expect(toAda()).toHaveLength(1);
  });

  test('[EVENT-09] about the waiting list, and when seats become free, once by two servers', async () => {
    const { app, smtp, sendAfter } = await mailingEvent({ seats: 2 });
    await signUp(app);
    await signUp(app, { email: 'eve@example.org', language: 'en', may_wait: true });
    await sendAfter(0);
    const toEve = () => smtp.received.filter(({ to }) => to[0] === 'eve@example.org');
    expect(toEve().map(({ headers, attachments }) => [headers.subject, attachments.length])).toMatchObject([
      [expect.stringContaining('You are on the waiting list'), 0],
    ]);
    await cancel(app, linkIn(smtp.received.find(({ to }) => to[0] === 'ada.mbo@example.org')?.text));
    await Promise.all([roundsOf(app, 'events').run(), roundsOf(app, 'events').run()]);
    await sendAfter(0);
    expect(toEve().map(({ headers }) => headers.subject)).toMatchObject([
      expect.stringContaining('waiting list'),
      expect.stringContaining('There is a seat for you'),
    ]);
    expect(toEve()[1]?.attachments).toHaveLength(1);
  });

  test('[EVENT-10] a reminder the day before, once on two servers, at the time of the event as it is then', async () => {
    const place = await temporaryPlace();
    const { app, mail, smtp, sendAfter } = await mailing(place);
    await publishEvent(app, { seats: null });
    const other = await startApp({ ...place, mail });
    await publishEvent(other, { seats: null });
    await signUp(app);
    const { reference } = await signUp(app, { email: 'eve@example.org' });
    await cancel(app, await ownLink(app, reference));
    await roundsOf(app, 'events').run(inTime(71));
    expect(await reminders(app)).toBe(0);
    // A day later than it was.
    for (const server of [app, other])
      await publishEvent(server, { seats: null, starts: inHours(120), ends: inHours(122) });
    await roundsOf(app, 'events').run(inTime(80));
    expect(await reminders(app)).toBe(0);
    await Promise.all([roundsOf(app, 'events').run(inTime(97)), roundsOf(other, 'events').run(inTime(97))]);
    await roundsOf(app, 'events').run(inTime(98));
    expect(await reminders(app)).toBe(1);
    await sendAfter(98 * 60);
    expect(smtp.received.at(-1)).toMatchObject({ to: ['ada.mbo@example.org'] });
    expect(smtp.received.at(-1)?.headers.subject).toContain('Bientôt');
    expect(linkIn(smtp.received.at(-1)?.text)).not.toBe('');
  });

  test('[EVENT-10] no reminder if the person has signed up within the day, or without mail', async () => {
    const { app } = await mailingEvent({ starts: inHours(20), ends: inHours(22) });
    const silent = await withEvent();
    await signUp(app);
    await signUp(silent);
    await roundsOf(app, 'events').run();
    await roundsOf(silent, 'events').run(inTime(80));
    for (const one of [app, silent]) expect(await reminders(one)).toBe(0);
  });

  test('[EVENT-10] no reminder besides the mail about a seat that has become free within the day', async () => {
    const { app } = await mailingEvent({ seats: 2 });
    const { reference } = await signUp(app);
    await signUp(app, { email: 'eve@example.org', may_wait: true });
    await cancel(app, await ownLink(app, reference));
    await roundsOf(app, 'events').run(inTime(80));
    await roundsOf(app, 'events').run(inTime(81));
    expect([await reminders(app, 'event-seat'), await reminders(app)]).toEqual([1, 0]);
  });

  test.each([
    ['later', 150, 130],
    ['earlier, within the day', 90, 81],
  ])('[EVENT-10] another reminder if the event is moved after the first: %s', async (_what, starts, hours) => {
    const { app } = await mailingEvent({ seats: null });
    await signUp(app);
    await roundsOf(app, 'events').run(inTime(80));
    expect(await reminders(app)).toBe(1);
    await publishEvent(app, { seats: null, starts: inHours(starts), ends: inHours(starts + 2) });
    await roundsOf(app, 'events').run(inTime(hours));
    await roundsOf(app, 'events').run(inTime(hours + 1));
    expect(await reminders(app)).toBe(2);
  });

  test.each([
    ['later', 150],
    ['into the past', -5],
  ])('[EVENT-10] no reminder of the old time if the event is moved before it is sent: %s', async (_what, starts) => {
    const { app, smtp, sendAfter } = await mailingEvent({ seats: null });
    await signUp(app);
    await sendAfter(0);
    await roundsOf(app, 'events').run(inTime(80));
    expect(await reminders(app)).toBe(1);
    await publishEvent(app, { seats: null, starts: inHours(starts), ends: inHours(starts + 2) });
    smtp.received.length = 0;
    await sendAfter(0);
    expect(smtp.received).toEqual([]);
  });

  test('[EVENT-10] a reminder to who signed up for another day, within a day of the new one', async () => {
    const { app } = await mailingEvent({ seats: null });
    await signUp(app);
    await publishEvent(app, { seats: null, starts: inHours(20), ends: inHours(22) });
    await roundsOf(app, 'events').run();
    expect(await reminders(app)).toBe(1);
  });

  test('[EVENT-10] no more reminders by a server that has not read yet that the event was moved', async () => {
    const place = await temporaryPlace();
    const { app, mail } = await mailing(place);
    await publishEvent(app, { seats: null });
    const other = await startApp({ ...place, mail });
    await signUp(app);
    for (const server of [app, other]) await roundsOf(server, 'events').run(inTime(80));
    await publishEvent(app, { seats: null, starts: inHours(90), ends: inHours(92) });
    for (const server of [app, other, app, other]) await roundsOf(server, 'events').run(inTime(81));
    expect(await reminders(app)).toBe(2);
  });
});

async function reminders({ store }: FastifyInstance, about = 'event-reminder') {
  return (await store.db.selectFrom('mail').select('email').where('about', '=', about).execute()).length;
}

const cancel = (app: FastifyInstance, link: string, accept = 'text/html') =>
  app.inject({ method: 'POST', url: link.replace('https://nzete.example', ''), headers: { accept } });

async function ownLink(app: FastifyInstance, reference: string) {
  const row = (await signUps(app)).find((one) => one.reference === reference);
  return cancelPath(app.keyring, row?.id ?? '', 'fr');
}

describe('the link in the mail', () => {
  test.each(languages)(
    '[EVENT-11] opens a page with a button, which changes nothing until it is pressed: %s',
    async (lang) => {
      const app = await withEvent();
      const { reference } = await signUp(app);
      const link = (await ownLink(app, reference)).replace('lang=fr', `lang=${lang}`);
      const page = await app.inject({ url: link, headers: { accept: 'text/html' } });
      expect([page.statusCode, page.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
      expect(page.body).toContain(`<html lang="${lang}">`);
      expect(page.body).toContain('<form method="post"><button>');
      expect((await signUps(app))[0]?.status).toBe('accepted');
      const done = await cancel(app, link);
      expect([done.statusCode, done.body.includes('role="status"')]).toEqual([200, true]);
      expect((await signUps(app))[0]?.status).toBe('withdrawn');
      expect((await cancel(app, link, 'application/json')).json()).toEqual({ signed_up: false });
      expect(await seatsShown(app)).toContainEqual({ event: 'planting', left: 3 });
      expect((await sendSignUp(app)).statusCode).toBe(201);
    },
  );

  test('[EVENT-11] that is broken or belongs to something else cancels nothing', async () => {
    const app = await withEvent();
    const { reference } = await signUp(app);
    const link = await ownLink(app, reference);
    const id = (await signUps(app))[0]?.id ?? '';
    for (const wrong of [
      link.replace(/.&lang/, '&lang'),
      `/api/event-sign-ups/cancel?token=${id}`,
      link.replace(id, id.replace(/^./, 'z')),
    ]) {
      expect((await cancel(app, wrong)).statusCode).toBe(404);
      expect((await cancel(app, wrong, 'application/json')).json().code).toBe('cancel-link-invalid');
      expect((await app.inject(wrong)).statusCode).toBe(404);
    }
    expect((await app.inject('/api/event-sign-ups/cancel?token=a&token=b')).statusCode).toBe(404);
    expect((await signUps(app))[0]?.status).toBe('accepted');
  });
});

test.each([{ starts: 'garbage' }, { title: null }, { title: 5 }])(
  '[EVENT-09, INPUT-02] an event that was stored with %o breaks neither the calendar nor the mails after its own',
  async (wrong) => {
    const { app, smtp, log, sendAfter } = await mailingEvent();
    await signUp(app);
    const row = app.store.db.selectFrom('content').select('body').where('path', '=', '/events');
    const { body } = await row.executeTakeFirstOrThrow();
    const events = JSON.parse(body).map((event: object) => ({ ...event, ...wrong }));
    await app.store.db
      .updateTable('content')
      .set({ body: JSON.stringify(events), digest: 'edited' })
      .where('path', '=', '/events')
      .execute();
    app.content.forget();
    const calendar = await app.inject('/api/events/calendar.ics');
    expect([calendar.statusCode, calendar.body.includes('BEGIN:VEVENT')]).toEqual([200, false]);
    await post(app, '/api/newsletter/subscribe', { email: 'next@example.org' });
    for (let hours = 0; hours <= 80; hours += 1) await sendAfter(hours * 60);
    expect(smtp.received.flatMap(({ to }) => to)).toContain('next@example.org');
    const left = await app.store.db.selectFrom('mail').select('about').where('due_at', 'is not', null).execute();
    expect(left).toEqual([]);
    expect(log.join()).not.toContain('@');
  },
);
