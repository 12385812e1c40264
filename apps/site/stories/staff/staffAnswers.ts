import type { Gift, SignUp, StaffEvent, StaffSession } from '@nzete/api-client/staff';
import { overview } from './overview.ts';

/** A body; a status of failure; no connection; or no answer at all. */
type Answer = object | number | 'offline' | 'never';

/** An answer that depends on the query string, on what was sent, or on what was before. */
type Answering = (query: URLSearchParams, body: string) => Answer;

/** Answers by call: `GET /people`. */
export type StaffAnswers = Record<string, Answer | Answering>;

export const session: StaffSession = {
  username: 'amani',
  email: 'amani@nzete.example',
  role: 'administrator',
  csrf_token: 'token',
  expires_at: '2026-03-13T02:00:00.000Z',
  second_factor: 'given',
  second_factors: ['code'],
};

const texts = {
  en: 'Welcome! We will call you about the first planting day.',
  fr: 'Bienvenue ! Nous vous appellerons pour la première journée de plantation.',
  ln: 'Boyei malamu! Tokobenga yo mpo na mokolo ya liboso ya kolona.',
  sw: 'Karibu! Tutakupigia simu kuhusu siku ya kwanza ya kupanda.',
};

export const template = {
  id: 'accepted',
  name: 'Accepted',
  status: 'accepted',
  texts,
  updated_at: '2026-03-10T09:00:00.000Z',
  updated_by: '',
};

const post = {
  id: 'p1',
  state: 'waiting',
  type: 'collaboration',
  title: 'Seedlings for the Nsele schools',
  content: 'Two hundred seedlings stand in the school yards since Monday.\nThe children water them.',
  author: 'Nsele Growers',
  date: '2026-03-11',
  created_at: '2026-03-11T08:30:00.000Z',
  decision: null,
};

const decision = { at: '2026-03-11T10:00:00.000Z', who: 'grace', action: 'hidden', reason: 'Advertises a shop' };

const posts = [
  post,
  { ...post, id: 'p2', state: 'shown', title: 'A new borehole', author: 'Kimbanseke Water' },
  { ...post, id: 'p3', state: 'hidden', title: 'Phones at half price', author: 'A shop', decision },
];

export const gift = {
  reference: 'NZ-G-2026-7K3Q9XBH',
  status: 'received',
  submitted_at: '2026-03-11T08:30:00.000Z',
  language: 'ln',
  method: 'mobile-money',
  amount: '50.00',
  currency: 'USD',
  sent_on: '2026-03-10',
  transfer_reference: 'MP260310.1432.A12345',
  name: 'Ada Mbo',
  email: 'ada.mbo@example.org',
  decided_at: null,
  decided_by: null,
  received_amount: null,
  received_currency: null,
  received_on: null,
  receipt_number: null,
  message: null,
} satisfies Gift;

export const confirmedGift = {
  ...gift,
  ...{ reference: 'NZ-G-2026-9XBH7K3Q', status: 'accepted', name: null, method: 'bank-transfer', currency: 'CDF' },
  ...{ amount: '1500000.00', received_amount: '1499000.00', received_currency: 'CDF', received_on: '2026-03-11' },
  ...{ receipt_number: '2026-0001', decided_by: 'amani', decided_at: '2026-03-12T09:00:00.000Z' },
} satisfies Gift;

const event = {
  ...{
    id: 'planting-nsele-1',
    title: 'Planting day in Nsele',
    starts: '2028-02-05T08:00',
    place: 'The nursery in Nsele',
  },
  ...{ seats: 60, sign_up: true, is_over: false, is_removed: false, coming: 2, waiting: 3 },
} satisfies StaffEvent;

export const signUp = {
  ...{ reference: 'NZ-E-2028-7K3Q9XBH', event: event.id, status: 'accepted', submitted_at: '2028-01-20T08:30:00.000Z' },
  ...{ status_at: null, name: 'Ada Mbo', email: 'ada.mbo@example.org', phone: '+243800000000', people: 2 },
  ...{ language: 'ln', note: 'One of us uses a wheelchair.', message: null },
} satisfies SignUp;

const signUps = [
  signUp,
  { ...signUp, reference: 'NZ-E-2028-9XBH7K3Q', status: 'received', name: 'Grace Ilunga', people: 3, note: null },
  {
    ...{ ...signUp, reference: 'NZ-E-2028-XBH97K3Q', status: 'refused', name: 'Josué Kabeya' },
    ...{ note: null, message: 'The bus takes only sixty people. We are sorry.' },
  },
] satisfies SignUp[];

/** What the server answers in the stories. */
export const answers: StaffAnswers = {
  'GET /session': session,
  'GET /inbox': { entries: [], total: 0, waiting: 11 },
  'GET /overview': overview,
  'GET /people': {
    people: [
      {
        id: '1',
        username: 'amani',
        email: 'amani@nzete.example',
        role: 'administrator',
        has_second_factor: true,
        second_factor_at: '2026-01-05T08:05:00.000Z',
        created_at: '2026-01-05T08:00:00.000Z',
        last_sign_in_at: '2026-03-12T07:30:00.000Z',
      },
      {
        id: '2',
        username: 'grace',
        email: 'grace.ilunga.mwamba@cooperative.nzete.example',
        role: 'reader',
        has_second_factor: false,
        second_factor_at: null,
        created_at: '2026-03-01T08:00:00.000Z',
        last_sign_in_at: null,
      },
    ],
    invitations: [{ id: 'h', email: 'kevin@nzete.example', role: 'reviewer', expires_at: '2026-03-14T08:00:00.000Z' }],
  },
  'GET /sessions': [
    {
      id: 's1',
      username: 'amani',
      device: 'Firefox, Linux',
      created_at: '2026-03-12T07:30:00.000Z',
      expires_at: '2026-03-12T19:30:00.000Z',
      is_current: true,
    },
    {
      id: 's2',
      username: 'grace',
      device: null,
      created_at: '2026-03-12T08:30:00.000Z',
      expires_at: '2026-03-12T20:30:00.000Z',
      is_current: false,
    },
  ],
  'GET /second-factor/passkeys': [
    {
      id: 'k1',
      name: 'My phone',
      created_at: '2026-03-01T08:00:00.000Z',
      last_used_at: '2026-03-12T07:30:00.000Z',
    },
    {
      id: 'k2',
      name: 'The key in the drawer of the office',
      created_at: '2026-03-02T08:00:00.000Z',
      last_used_at: null,
    },
  ],
  'GET /audit': {
    entries: [
      { at: '2026-03-12T09:00:00.000Z', who: 'amani', action: 'opened', subject: 'NZ-V-2026-7Q2M9KXA', reason: null },
      {
        at: '2026-03-12T08:00:00.000Z',
        who: 'amani',
        action: 'role-changed',
        subject: '@grace',
        reason: 'reader → editor',
      },
      { at: '2026-03-12T07:00:00.000Z', who: 'amani', action: 'a-later-action', subject: '@grace', reason: null },
    ],
    next_before: '2026-03-12T07:00:00.000Z_x',
  },
  'GET /posts': { posts, total: 3, waiting: 1, moderation: 'before' },
  'GET /newsletter/issues': { issues: [] },
  'GET /gifts': { gifts: [gift, confirmedGift], total: 2, waiting: 1, receipts_mailed: true },
  'GET /gifts/totals': [
    { month: '2026-03', method: 'mobile-money', currency: 'USD', count: 4, amount: '210.50' },
    { month: '2026-02', method: 'bank-transfer', currency: 'CDF', count: 1, amount: '1500000.00' },
  ],
  [`GET /gifts/${gift.reference}`]: gift,
  [`GET /gifts/${confirmedGift.reference}`]: confirmedGift,
  'GET /events': [
    event,
    {
      ...event,
      id: 'meeting-1',
      title: 'Meeting of the neighbours',
      seats: null,
      sign_up: false,
      coming: 0,
      waiting: 0,
    },
    {
      ...{ ...event, id: 'planting-gone', title: null, starts: null, place: null, seats: null },
      ...{ is_over: true, is_removed: true, waiting: 0 },
    },
  ],
  [`GET /events/${event.id}/sign-ups`]: { event, sign_ups: signUps, is_mail_set_up: true },
  'GET /templates': [template, { ...template, id: 'refused', name: 'Refused', status: 'refused', updated_by: 'grace' }],
};
