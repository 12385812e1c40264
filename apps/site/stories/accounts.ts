import type { OwnSubmission, User } from '@nzete/api-client/accounts';
import { HttpResponse, http } from 'msw';

const user: User = {
  id: '3f2c1a9e-7d44-4f0b-9a51-0c7e4b8d2f63',
  username: 'ada',
  email: 'ada@example.org',
  created_at: '2025-11-02T08:30:00.000Z',
  email_confirmed: true,
};

const base = {
  language: 'fr',
  status_at: null,
  messages: [],
  can_withdraw: true,
  can_correct: false,
  wants_document: false,
  wanted_documents: [],
  contact: { email: user.email },
} satisfies Partial<OwnSubmission>;

const submissions: OwnSubmission[] = [
  {
    ...base,
    subject: 'NZ-K-2026-4H7R2MXW',
    reference: 'NZ-K-2026-4H7R2MXW',
    kind: 'kyc',
    status: 'more-wanted',
    submitted_at: '2026-01-10T09:00:00.000Z',
    status_at: '2026-01-13T09:00:00.000Z',
    messages: [
      {
        at: '2026-01-13T09:00:00.000Z',
        status: 'more-wanted',
        text: 'Bonjour Ada,\nla photo de votre carte est floue. Envoyez-nous une photo plus nette.\n\nMerci !',
      },
    ],
    can_correct: true,
    wants_document: true,
    wanted_documents: ['governmentId', 'proofOfAddress'],
    contact: { email: user.email, phone: '+243 800 000 000', address: '12 Avenue de l’Exemple', city: 'Kinshasa' },
  },
  {
    ...base,
    subject: 'NZ-V-2026-7K3Q9XBH',
    reference: 'NZ-V-2026-7K3Q9XBH',
    kind: 'volunteer',
    status: 'reading',
    submitted_at: '2026-01-08T14:00:00.000Z',
    status_at: '2026-01-09T08:00:00.000Z',
    can_correct: true,
    contact: { email: user.email, first_name: 'Ada', last_name: 'Mbo', phone: '+243 800 000 000' },
  },
  {
    ...base,
    subject: 'NZ-F-2025-9PQX4K2M',
    reference: 'NZ-F-2025-9PQX4K2M',
    kind: 'feedback',
    status: 'answered',
    submitted_at: '2025-12-20T10:00:00.000Z',
    status_at: '2025-12-22T10:00:00.000Z',
    can_withdraw: false,
  },
  {
    ...base,
    subject: '8a4b',
    reference: null,
    kind: 'newsletter',
    status: null,
    submitted_at: '2025-11-02T08:40:00.000Z',
  },
];

/** Who has signed in: each is the token of a story. */
export type Visitor = 'confirmed' | 'unconfirmed' | 'without-submissions' | 'ended' | 'unreachable';

const visitorOf = (request: Request) => request.headers.get('authorization')?.slice('Bearer '.length) as Visitor;

/** The key of the erasure whose answer was lost. */
let lost: string | undefined;

/** Answers the calls of an account by its token. The first answer to an erasure is lost. */
export const accountCalls = [
  http.get('*/api/users/me/', ({ request }) => {
    const visitor = visitorOf(request);
    if (visitor === 'ended') return HttpResponse.json({ detail: 'Sign in again' }, { status: 401 });
    if (visitor === 'unreachable') return HttpResponse.json({ detail: 'Not now' }, { status: 500 });
    return HttpResponse.json({ ...user, email_confirmed: visitor !== 'unconfirmed' });
  }),
  http.get('*/api/users/me/submissions', ({ request }) =>
    HttpResponse.json(visitorOf(request) === 'confirmed' ? submissions : []),
  ),
  http.post('*/api/users/me/erasure', ({ request }) => {
    const key = request.headers.get('idempotency-key') ?? '';
    if (lost === undefined) {
      lost = key;
      return HttpResponse.error();
    }
    if (key === '' || key !== lost) return HttpResponse.json({ detail: 'Sign in again' }, { status: 401 });
    return HttpResponse.json({ erased: { account: 1 }, retained: {}, retained_until: null });
  }),
];

/** For `beforeEach`: a visitor who signed in earlier. */
export const signedInAs = (visitor: Visitor) => () => {
  lost = undefined;
  window.localStorage.setItem('authToken', visitor);
  return () => window.localStorage.removeItem('authToken');
};
