import type { FastifyInstance } from 'fastify';
import { createAuthenticator } from '../test/support/authenticator.ts';
import type { Known } from './known-state.ts';

/** Of the requests that the fuzzer injects. */
const ORIGIN = 'http://localhost';

interface Person {
  id: string;
  /** The headers of a new session, with its second factor given or half of a sign-in. */
  sign: (half: boolean) => Promise<Record<string, string>>;
}

/** What the calls of passkeys need, made for a new member of staff each time. */
export function passkeyCalls(app: FastifyInstance, newPerson: () => Promise<Person>) {
  const ask = async (path: string, session: Record<string, string>, payload?: object) => {
    const url = `/api/staff/second-factor/passkeys${path}`;
    return (await app.inject({ method: 'POST', url, headers: session, ...(payload && { payload }) })).json();
  };
  const ceremony = (challenge: string) => ({ origin: ORIGIN, rpId: new URL(ORIGIN).hostname, challenge });

  const begun = async (session: Record<string, string>) => {
    const authenticator = createAuthenticator();
    const { challenge } = await ask('/options', session);
    const body = { name: 'My phone', credential: authenticator.create(ceremony(challenge)) };
    return { authenticator, known: { session, body } satisfies Known };
  };

  const owner = async () => {
    const person = await newPerson();
    const { authenticator, known } = await begun(await person.sign(true));
    const { passkey } = await ask('', known.session, known.body);
    return { ...person, authenticator, passkey };
  };

  return {
    addPasskey: async (): Promise<Known> => (await begun(await (await newPerson()).sign(true))).known,
    beginPasskeySignIn: async (): Promise<Known> => ({ session: await (await owner()).sign(true) }),
    givePasskey: async (): Promise<Known> => {
      const { authenticator, sign } = await owner();
      const session = await sign(true);
      const { challenge } = await ask('/sign-in/options', session);
      return { session, body: authenticator.get(ceremony(challenge)) };
    },
    removePasskey: async (): Promise<Known> => {
      const { id, passkey, sign } = await owner();
      // Nobody removes the only second factor.
      const factor = { totp_confirmed_at: '2026-06-01T08:30:00.000Z' };
      await app.store.db.updateTable('account').set(factor).where('id', '=', id).execute();
      return { session: await sign(false), parameters: { id: passkey.id } };
    },
  };
}
