import type { FastifyInstance } from 'fastify';
import { create } from './create.ts';
import type { Known } from './known-state.ts';

/** What the calls of staff about one event or sign-up need. */
export function eventCallsOf(app: FastifyInstance, headers: () => Promise<Record<string, string>>) {
  const body = { reason: 'The road is under water.' };
  const ofEvent = async (more: Partial<Known> = {}): Promise<Known> => ({
    session: await headers(),
    parameters: { id: 'planting-nsele-1' },
    ...more,
  });
  return {
    getSignUps: () => ofEvent(),
    exportSignUps: () => ofEvent(),
    cancelAllSignUps: () => ofEvent({ body }),
    cancelSignUp: async (): Promise<Known> => {
      const { answer } = await create(app, 'signUpForEvent', { event: 'planting-nsele-1' });
      const seen = { ...body, expected_status: 'accepted' };
      return { session: await headers(), parameters: { reference: answer.reference ?? '' }, body: seen };
    },
  };
}
