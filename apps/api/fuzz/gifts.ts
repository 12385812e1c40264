import type { FastifyInstance } from 'fastify';
import { create } from './create.ts';
import type { Known } from './known-state.ts';

/** What the calls of staff about one gift need: a gift that waits, or that is confirmed. */
export function giftCallsOf(app: FastifyInstance, headers: () => Promise<Record<string, string>>) {
  const confirmation = { amount: '50.00', currency: 'USD', received_on: '2026-06-02' };
  const gift = async (body?: Record<string, unknown>): Promise<Known> => {
    const { answer } = await create(app, 'reportGift');
    return { session: await headers(), parameters: { reference: answer.reference ?? '' }, ...(body && { body }) };
  };
  return {
    openGift: () => gift(),
    confirmGift: () => gift(confirmation),
    refuseGift: () => gift({ reason: 'It is not on the account.' }),
    openGiftReceipt: async () => {
      const known = await gift();
      const url = `/api/staff/gifts/${known.parameters?.reference}/confirmation`;
      await app.inject({ method: 'POST', url, headers: known.session ?? {}, payload: confirmation });
      return known;
    },
  };
}
