import type { Store } from '../db/types.ts';

export interface MailState {
  /** Whether `SMTP_URL` is set. */
  configured: boolean;
  waiting: number;
  /** When the oldest of them was queued, as ISO 8601 in UTC. */
  oldest: string | null;
  /** Messages of the last 30 days that were given up. */
  failed: number;
}

export async function mailState({ db }: Pick<Store, 'db'>, { mail }: { mail?: unknown }): Promise<MailState> {
  const { waiting, oldest } = await db
    .selectFrom('mail')
    .select(({ fn }) => [fn.countAll().as('waiting'), fn.min('created_at').as('oldest')])
    .where('due_at', 'is not', null)
    // Reminders are of days to come.
    .where('created_at', '<=', new Date().toISOString())
    .executeTakeFirstOrThrow();
  const { failed } = await db
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll().as('failed'))
    .where('due_at', 'is', null)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { configured: mail !== undefined, waiting: Number(waiting), oldest, failed: Number(failed) };
}
