import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { post, startApp } from './app.ts';
import { signInStaff } from './staff-inbox.ts';

/** What a donor sends. */
export const gift = {
  method: 'mobile-money',
  amount: '1500.50',
  currency: 'USD',
  sent_on: '2026-06-01',
  transfer_reference: 'MP260601.1432.A12345',
  name: 'Ada Mbo',
  email: 'Ada.Mbo@example.org',
};

/** Sends a gift; the answer has its reference number. */
export async function sendGift(
  app: FastifyInstance,
  { lang = 'en', ...changes }: Partial<typeof gift> & { lang?: string } = {},
): Promise<{ reference: string }> {
  const answer = await post(app, `/api/gifts?lang=${lang}`, { ...gift, ...changes });
  expect([answer.statusCode, answer.json().fields]).toEqual([201, undefined]);
  return answer.json();
}

/** A server with one gift, and amani, a reviewer. */
export async function withGift(changes: Parameters<typeof sendGift>[1] = {}) {
  const app = await startApp();
  const { reference } = await sendGift(app, changes);
  return { app, reference, staff: await signInStaff(app, 'reviewer', 'amani') };
}

/** What staff found on the account. */
export const confirmation = { amount: '48.50', currency: 'USD', received_on: '2026-06-02' };
