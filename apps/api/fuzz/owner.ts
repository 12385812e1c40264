import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createLink, type LinkPurpose } from '../src/accounts/links.ts';
import { nameKey } from '../src/text/typed-name.ts';
import { create, signIn } from './create.ts';
import type { Known } from './known-state.ts';

const TIME = '2026-06-01T08:30:00.000Z';

/** An account with a confirmed address, and what was sent with it. */
export async function prepareOwner(app: FastifyInstance) {
  const { db } = app.store;
  const { sent: account } = await create(app, 'registerUser');
  const { username = '', password = '', email = '' } = account;
  const address = nameKey(email);
  const owner = db.selectFrom('account').select('id').where('username', '=', username);
  const { id } = await owner.executeTakeFirstOrThrow();
  await db.updateTable('account').set({ email_confirmed_at: TIME }).where('id', '=', id).execute();
  const { answer: kyc } = await create(app, 'createKycApplication', { email: address });
  await db
    .updateTable('kyc_application')
    // The documents are wanted for two weeks.
    .set({ status: 'more-wanted', status_at: new Date().toISOString() })
    .where('reference', '=', kyc.reference ?? '')
    .execute();
  const subscription = randomUUID();
  const newsletter = { id: subscription, email: address, language: 'fr', source: null, created_at: TIME };
  await db.insertInto('newsletter_subscription').values(newsletter).execute();
  const link = (purpose: LinkPurpose) => createLink(db, { purpose, accountId: id, email: address });
  const authorization = `Bearer ${await signIn(app, account)}`;
  const asOwner = (more: Known = {}): Known => ({ authorization, ...more });
  return {
    findApplicationStatus: { body: { reference: kyc.reference ?? '', email: address } },
    getOwnSubmissions: asOwner(),
    getOwnData: asOwner(),
    withdrawSubmission: asOwner({ parameters: { subject: subscription } }),
    correctContactDetails: asOwner({ parameters: { subject: kyc.reference ?? '' }, body: { city: 'Matadi' } }),
    createUploadToken: asOwner({ parameters: { subject: kyc.reference ?? '' } }),
    confirmEmail: asOwner({ body: { token: await link('confirm-email') } }),
    // Of another account, because it ends the sign-ins.
    resetPassword: { body: { token: await resetToken(app), password: 'Kw7-Qzp seedlings' } },
    eraseOwnData: asOwner({ body: { password } }),
  } satisfies Record<string, Known>;
}

/** A token with which a password can be reset. */
async function resetToken(app: FastifyInstance): Promise<string> {
  const { sent, answer } = await create(app, 'registerUser');
  const email = nameKey(sent.email ?? '');
  return createLink(app.store.db, { purpose: 'reset-password', accountId: answer.id ?? '', email });
}
