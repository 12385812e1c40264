import type { FastifyInstance } from 'fastify';
import { cancelTokenOf } from '../src/events/cancelling/cancel-token.ts';
import { unsubscribeTokenOf } from '../src/newsletter/subscriptions/unsubscribe-token.ts';
import { ANY_ID, create, signIn } from './create.ts';
import type { Operation } from './document.ts';
import type { Known } from './known-state.ts';
import { bounceToken } from './mail.ts';
import { confirmationToken } from './newsletter.ts';
import { prepareOwner } from './owner.ts';
import { prepareStaff } from './staff.ts';

export type KnownTo = (operation: Operation) => Promise<Known>;

/**
 * Creates accounts, a course interest and KYC applications, so that every operation can succeed.
 */
export async function prepare(app: FastifyInstance): Promise<KnownTo> {
  const { sent: account } = await create(app, 'registerUser');
  // A separate account, because wrong passwords lock it.
  const { sent: tried } = await create(app, 'registerUser');
  const { sent: wanted, answer: interest } = await create(app, 'createCourseInterest');
  const { answer: kyc } = await create(app, 'createKycApplication');
  const documents = { parameters: { reference: kyc.reference ?? '' }, authorization: `Bearer ${kyc.upload_token}` };
  const tus = { 'Tus-Resumable': '1.0.0' };
  const pdf = { 'Upload-Length': '5', 'Upload-Metadata': 'filetype YXBwbGljYXRpb24vcGRm' };
  const beginUpload = async () => {
    const { headers } = await app.inject({
      method: 'POST',
      url: `/api/kyc-applications/${kyc.reference}/documents/governmentId/uploads`,
      headers: { ...tus, ...pdf, authorization: documents.authorization },
    });
    const id = String(headers.location).split('/').at(-1) ?? '';
    return { ...documents, parameters: { ...documents.parameters, kind: 'governmentId', id }, headers: tus };
  };
  const upload = await beginUpload();
  const reports = (await app.inject('/api/reports')).json<{ id: number; status: string }[]>();
  const published = reports.find(({ status }) => status === 'Published');

  const known: Record<string, Known> = {
    createToken: { body: { username: tried.username ?? '', password: tried.password ?? '' } },
    getCourseInterestByEmail: { parameters: { email: interest.email ?? '' } },
    // Its own address: the one of another record is rejected.
    updateCourseInterest: { parameters: { id: interest.id ?? '' }, body: wanted },
    uploadKycDocument: documents,
    createKycUpload: { ...documents, headers: { ...tus, ...pdf } },
    // @fastify/swagger adds the method.
    'resumeKycUpload-head': upload,
    sendKycUploadPart: { ...upload, headers: { ...tus, 'Upload-Offset': '0' } },
    removeKycUpload: await beginUpload(),
    // A valid link works even if its subscription has ended.
    confirmNewsletterSubscription: { parameters: { token: await confirmationToken(app) } },
    reportNewsletterBounce: { authorization: `Bearer ${bounceToken}` },
    unsubscribeFromNewsletter: { parameters: { token: unsubscribeTokenOf(app.keyring, ANY_ID) } },
    getEventCalendar: { parameters: { id: 'planting-nsele-1' } },
    signUpForEvent: {
      body: {
        event: 'planting-nsele-1',
        name: 'Ada Mbo',
        email: 'ada.signs.up@example.org',
        people: 1,
        language: 'en',
        consent: true,
        may_wait: true,
      },
    },
    cancelEventSignUp: { parameters: { token: cancelTokenOf(app.keyring, ANY_ID) } },
    getReportPdf: { parameters: { id: String(published?.id) } },
    ...(await prepareOwner(app)),
  };
  const staff = await prepareStaff(app);
  return async ({ id, path, secured }) => {
    if (path.startsWith('/api/staff/')) return staff(id);
    const own = known[id] ?? {};
    if (!secured || own.authorization) return own;
    // A new token each time, because one operation revokes it.
    return { ...own, authorization: `Bearer ${await signIn(app, account)}` };
  };
}
