import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addIssue, readIssue, saveIssue } from '../src/newsletter/issues/issues.ts';
import type { LetterBody } from '../src/newsletter/letter/body.ts';
import { startSending, stopSending } from '../src/newsletter/sending/start.ts';
import { confirmPath } from '../src/newsletter/subscriptions/confirm-token.ts';
import { inEveryLanguage } from '../src/text/languages.ts';
import type { Known } from './known-state.ts';

const WHO = 'fuzz.administrator';
const text = inEveryLanguage((lang) => `Seedlings ${lang}`);
const letter: LetterBody = { subject: text, blocks: [{ type: 'text', text }] };

/** An active subscription, or one that waits for its owner. */
async function addSubscription({ store }: FastifyInstance, state: 'active' | 'pending' = 'active'): Promise<string> {
  const id = randomUUID();
  const times = { created_at: '2026-06-01T08:30:00.000Z', confirmed_at: null, bounced_at: null };
  const row = { id, email: `${id}@example.org`, language: 'fr', source: null, state, ...times };
  await store.db.insertInto('newsletter_subscription').values(row).execute();
  return id;
}

/** The token of a link that confirms a subscription. */
export async function confirmationToken(app: FastifyInstance): Promise<string> {
  const path = confirmPath(app.keyring, await addSubscription(app, 'pending'), 'fr');
  return new URL(path, 'http://localhost').searchParams.get('token') ?? '';
}

/** What the calls of the newsletter need: an issue of its own, which is a draft, sent or stopped. */
export function newsletterCallsOf(app: FastifyInstance, headers: () => Promise<Record<string, string>>) {
  const { store } = app;
  const issue = async () => {
    const { id } = await addIssue(store.db, WHO);
    const { saved_at = '' } = (await readIssue(store.db, id)) ?? {};
    await saveIssue(store, { id, saved_at }, { body: letter, who: WHO });
    const saved = await readIssue(store.db, id);
    return { id, saved_at: saved?.saved_at ?? '' };
  };
  const reading = async (): Promise<Known> => ({ session: await headers(), parameters: { id: (await issue()).id } });
  const writing = async (body: Record<string, unknown>): Promise<Known> => ({ session: await headers(), body });
  const begun = async () => {
    await addSubscription(app);
    const seen = await issue();
    await startSending(store, seen, WHO);
    return { id: seen.id };
  };
  const seen = async (id: string) => ({ id, state_at: (await readIssue(store.db, id))?.state_at ?? null });
  return {
    getNewsletterIssue: reading,
    getNewsletterPreview: reading,
    getNewsletterExport: reading,
    saveNewsletterIssue: async () => writing({ ...(await issue()), body: letter }),
    discardNewsletterIssue: async (): Promise<Known> => ({ session: await headers(), parameters: await issue() }),
    testNewsletterIssue: async () => writing({ ...(await issue()), lang: 'fr' }),
    sendNewsletterIssue: async () => {
      await addSubscription(app);
      return writing(await issue());
    },
    stopNewsletterIssue: async () => writing(await begun()),
    resumeNewsletterIssue: async () => {
      const { id } = await begun();
      await stopSending(store, id, WHO);
      return writing(await seen(id));
    },
    resendUnclearNewsletter: async () => {
      const { id } = await begun();
      const unclear = store.db.updateTable('newsletter_recipient').set({ state: 'unclear' });
      const { length } = await unclear.where('issue_id', '=', id).returning('subscription_id').execute();
      return writing({ ...(await seen(id)), unclear: length });
    },
    endNewsletterSubscription: async (): Promise<Known> => ({
      session: await headers(),
      parameters: { id: await addSubscription(app), state: 'active' },
    }),
  };
}
