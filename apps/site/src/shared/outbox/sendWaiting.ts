import type { KeptForm } from './keptForm.ts';
import { type OutboxDatabase, outboxDatabase } from './outboxDatabase.ts';
import { type Outcome, sendForm } from './sendForm.ts';

/** The name of the lock that a sender holds, in whichever tab or worker, and of their channel. */
export const OUTBOX = 'outbox';

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** Doubles with every attempt, up to an hour; at least as long as the server asked for. */
export function pauseAfter(attempts: number, seconds = 0): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  return Math.max(pause, seconds * 1000);
}

export interface SendOptions {
  /** Sends only this form, whatever the server asked for before. */
  only?: string | undefined;
  /** Called whenever a form has changed. */
  onChange?: (() => void) | undefined;
  database?: OutboxDatabase | undefined;
}

/**
 * Sends what waits, in order, one sender at a time. It ends at the first form that cannot be sent
 * now, because the later ones would overtake it.
 * @returns when to try again, in milliseconds; undefined if nothing waits
 */
export const sendWaiting = ({ only, onChange, database = outboxDatabase }: SendOptions = {}) =>
  navigator.locks.request(OUTBOX, async (): Promise<number | undefined> => {
    const isMeant = ({ id, state }: KeptForm) => (only ? id === only : state === 'waiting');
    for (const { id } of (await database.list()).filter(isMeant)) {
      // Sent, opened or removed in the meantime.
      const form = await database.find(id);
      if (!form || !isMeant(form) || form.state === 'arrived') continue;
      if (!only && form.notBefore > Date.now()) return form.notBefore;
      const content = await database.contentOf(id);
      const outcome: Outcome = content ? await sendForm(form, content) : { kind: 'refused', fields: {} };
      await database.change(id, (now) => after(now, outcome));
      onChange?.();
      if (outcome.kind === 'unreachable' || outcome.kind === 'busy') {
        return Date.now() + pauseAfter(form.attempts + 1, outcome.kind === 'busy' ? outcome.seconds : 0);
      }
    }
    return undefined;
  });

function after({ attempts }: KeptForm, outcome: Outcome): Partial<KeptForm> {
  const now = Date.now();
  switch (outcome.kind) {
    case 'arrived':
      return { state: 'arrived', arrivedAt: now, reference: outcome.reference };
    case 'refused':
      return { state: 'refused', refusal: { detail: outcome.detail, fields: outcome.fields } };
    case 'busy':
      return { attempts: attempts + 1, notBefore: now + pauseAfter(attempts + 1, outcome.seconds) };
    case 'unreachable':
      // The next connection is reason enough to try.
      return { attempts: attempts + 1 };
  }
}
