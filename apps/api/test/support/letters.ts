import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../../src/app.ts';
import { mailContext } from '../../src/mail/context.ts';
import { openSmtp } from '../../src/mail/smtp-transport.ts';
import type { LetterBody } from '../../src/newsletter/letter/body.ts';
import { LetterSender } from '../../src/newsletter/sending/sender.ts';
import { inEveryLanguage, type Lang, languages } from '../../src/text/languages.ts';
import { mailing, type Smtp } from './mail.ts';
import { signInStaff } from './staff-inbox.ts';

const MINUTE_MS = 60_000;

/** A letter without problems, of every kind of block but a picture, in some languages. */
export function letter(written: readonly Lang[] = languages): LetterBody {
  const texts = (text: (lang: Lang) => string) => inEveryLanguage((lang) => (written.includes(lang) ? text(lang) : ''));
  return {
    subject: texts((lang) => `Subject ${lang}`),
    blocks: [
      { type: 'text', text: texts((lang) => `First ${lang}\n\nSecond <b>${lang}</b>\nline`) },
      {
        type: 'story',
        title: texts((lang) => `Title ${lang}`),
        text: texts((lang) => `Story ${lang}`),
        link: '/reports',
        picture: null,
      },
      {
        type: 'figure',
        value: texts(() => '2,400'),
        label: texts((lang) => `trees ${lang}`),
        source: texts(() => ''),
      },
    ],
  };
}

interface Subscriber {
  email: string;
  language?: Lang | null;
  state?: 'pending' | 'active' | 'bounced';
}

/** Stores subscriptions, and returns the id of each. */
export async function addSubscribers({ store }: Pick<FastifyInstance, 'store'>, subscribers: Subscriber[]) {
  const rows = subscribers.map(({ email, language = null, state = 'active' }) => ({
    ...{ id: randomUUID(), email, language, state, source: null, created_at: new Date().toISOString() },
    ...{ confirmed_at: null, bounced_at: state === 'bounced' ? new Date().toISOString() : null },
  }));
  for (let from = 0; from < rows.length; from += 500) {
    await store.db
      .insertInto('newsletter_subscription')
      .values(rows.slice(from, from + 500))
      .execute();
  }
  return rows.map(({ id }) => id);
}

/** An editor at work on the newsletter. */
export async function newsletterEditor(app: FastifyInstance) {
  const editor = await signInStaff(app, 'editor');
  const add = async () => (await editor.call('POST', '/newsletter/issues', {})).json();
  const save = (issue: { id: string; saved_at: string }, body: object) =>
    editor.call('PUT', '/newsletter/issue', { id: issue.id, saved_at: issue.saved_at, body });
  const read = async (id: string) => (await editor.call('GET', `/newsletter/issue?id=${id}`)).json();
  /** What someone names who has this issue open, by call. */
  const seen = async (issue: string) => {
    const { id, state_at, progress } = await read(issue);
    return { stop: { id }, resume: { id, state_at }, unclear: { id, state_at, unclear: progress.unclear } };
  };
  /** A saved draft without problems. */
  const written = async (body = letter()) => (await save(await add(), body)).json();
  const send = ({ id, saved_at }: { id: string; saved_at: string }) =>
    editor.call('POST', '/newsletter/sending', { id, saved_at });
  return { ...editor, add, save, read, seen, written, send };
}

/** A server with a mail server, and senders with a controlled clock. */
export async function lettersAt(options: Partial<AppOptions> = {}, given?: Smtp) {
  const { app, smtp, mail, sendAfter: sendOtherMail } = await mailing(options, given);
  const log: string[] = [];
  const note = (message: string) => void log.push(message);
  const clock = { now: new Date() };
  const newSender = () =>
    new LetterSender({
      ...mailContext(app, mail),
      transport: async () => openSmtp({ url: smtp.url }, { reuses: true }),
      log: { warn: note, info: note },
      now: () => clock.now,
    });
  const sender = newSender();
  /** Sends what is due after some minutes. */
  const sendAfter = async (minutes: number, by = sender) => {
    clock.now = new Date(Date.now() + minutes * MINUTE_MS + 1_000);
    await by.run();
  };
  return { app, smtp, log, newSender, sendAfter, sendOtherMail };
}

/** The same with an editor. */
export async function newsroom(options: Partial<AppOptions> = {}) {
  const letters = await lettersAt(options);
  return { ...letters, editor: await newsletterEditor(letters.app) };
}
