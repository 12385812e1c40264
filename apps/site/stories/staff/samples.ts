import type { Colleague, InboxEntry, MessageTemplate, OpenEntry } from '../../src/staff/inbox/types.ts';

/** The moment of the stories. */
export const now = Date.parse('2026-03-12T14:21:00Z');

const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const HOUR = 60;
const DAY = 24 * HOUR;

const plain = { is_old: false, assigned_to: null, remind_on: null, province: null } as const;

/** One of each kind and state. */
export const entries: InboxEntry[] = [
  {
    ...plain,
    subject: 'NZ-V-2026-7Q2M9KXA',
    reference: 'NZ-V-2026-7Q2M9KXA',
    kind: 'volunteer',
    status: 'received',
    title: 'Marie-Claire Tshala Wa Mbombo',
    summary: 'J’habite à dix minutes de la pépinière.',
    submitted_at: minutesAgo(12),
    province: 'CD-KN',
  },
  {
    ...plain,
    subject: 'NZ-P-2026-4T8WBX2C',
    reference: 'NZ-P-2026-4T8WBX2C',
    kind: 'partnership',
    status: 'reading',
    title: 'Coopérative Bomoi – Jonas Kalala',
    summary: 'Plants and a truck, twice a month.',
    submitted_at: minutesAgo(HOUR),
    assigned_to: 'amani',
    remind_on: '2026-03-20',
  },
  {
    ...plain,
    subject: 'NZ-K-2026-7F4K2MQZ',
    reference: 'NZ-K-2026-7F4K2MQZ',
    kind: 'kyc',
    status: 'more-wanted',
    title: 'NZ-K-2026-7F4K2MQZ',
    summary: '',
    submitted_at: minutesAgo(3 * HOUR),
  },
  {
    ...plain,
    subject: '0b8e2f0e-3f43-4a4e-9d2a-5f0d8a5f6c11',
    reference: null,
    kind: 'interests',
    status: null,
    title: 'Kevin A.',
    summary: 'Programming, Digital Literacy',
    submitted_at: minutesAgo(5 * HOUR),
  },
  {
    ...plain,
    subject: 'NZ-P-2026-9HHC3D7P',
    reference: 'NZ-P-2026-9HHC3D7P',
    kind: 'partnership',
    status: 'received',
    title: 'École Mwangaza – Alphonsine Bahati',
    summary: 'A garden for two hundred pupils.',
    submitted_at: minutesAgo(9 * DAY),
    is_old: true,
    province: 'CD-NK',
  },
  {
    ...plain,
    subject: 'NZ-F-2026-2B6NRK5T',
    reference: 'NZ-F-2026-2B6NRK5T',
    kind: 'feedback',
    status: 'answered',
    title: 'Amina',
    summary: 'The map on my phone.',
    submitted_at: minutesAgo(2 * DAY),
  },
  {
    ...plain,
    subject: 'NZ-V-2026-3M7FJW8D',
    reference: 'NZ-V-2026-3M7FJW8D',
    kind: 'volunteer',
    status: 'accepted',
    title: 'Sarah N.',
    summary: 'I can teach on Saturdays.',
    submitted_at: minutesAgo(3 * DAY),
  },
];

/** What a form lets through at its longest. */
export const longEntry: InboxEntry = {
  ...plain,
  subject: 'NZ-V-2026-LLLLLLLL',
  reference: 'NZ-V-2026-LLLLLLLL',
  kind: 'volunteer',
  status: 'reading',
  title: `${'Mulambakanyonga'.repeat(4)} wa ${'Tshibanda '.repeat(8)}`,
  summary: 'Kisangani '.repeat(20),
  submitted_at: minutesAgo(40 * DAY),
  is_old: true,
  assigned_to: 'a-colleague-with-quite-a-long-name',
};

export const colleagues: Colleague[] = [
  { id: 'c1', username: 'amani', role: 'reviewer' },
  { id: 'c2', username: 'deborah', role: 'administrator' },
];

export const volunteer: OpenEntry = {
  ...(entries[0] as InboxEntry), // the first of the list above
  status_at: null,
  assigned_at: null,
  language: 'fr',
  fields: [
    { name: 'first_name', value: 'Marie-Claire' },
    { name: 'last_name', value: 'Tshala Wa Mbombo' },
    { name: 'interests', value: ['Reforestation', 'Community Outreach'] },
    { name: 'availability', value: 'weekends' },
    { name: 'location', value: 'Nsele, Kinshasa' },
    { name: 'email', value: 'mct@example.org' },
    { name: 'phone', value: '+243 000 000 021' },
    { name: 'skills', value: null },
    { name: 'working_with_vulnerable', value: true },
    {
      name: 'motivation',
      value:
        'J’habite à dix minutes de la pépinière. Je peux amener huit élèves le samedi, et j’ai déjà conduit un club de lecture pendant deux ans.',
    },
  ],
  documents: [],
  asked: null,
  history: [
    { at: minutesAgo(12), who: null, action: 'arrived', text: null },
    { at: minutesAgo(4), who: 'amani', action: 'noted', text: null },
    { at: minutesAgo(0), who: 'deborah', action: 'opened', text: null },
  ],
  notes: [{ id: 'n1', at: minutesAgo(4), who: 'amani', text: 'Her school is our neighbour, call first.' }],
  messages: [],
  actions: ['reading', 'more-wanted', 'accepted', 'refused', 'withdrawn'],
};

export const identityCheck: OpenEntry = {
  ...(entries[2] as InboxEntry), // the third of the list above
  status_at: '2026-03-10T09:00:00.000Z',
  assigned_at: null,
  language: 'ln',
  fields: [
    { name: 'firstName', value: 'Ada' },
    { name: 'lastName', value: 'Mbo' },
    { name: 'dateOfBirth', value: '1998-04-21' },
    { name: 'income', value: '10k-25k' },
    { name: 'sourceOfFunds', value: 'salary' },
    { name: 'relationshipPurpose', value: 'partner' },
    { name: 'politically_exposed', value: false },
    { name: 'retained_until', value: '2033-03-12T11:21:00Z' },
  ],
  documents: [
    { kind: 'governmentId', type: 'image/jpeg', size: 482_113, scan: 'clean', received_at: minutesAgo(170) },
    { kind: 'proofOfAddress', type: 'application/pdf', size: 91_204, scan: 'unscanned', received_at: minutesAgo(168) },
  ],
  asked: null,
  history: [
    { at: minutesAgo(180), who: null, action: 'arrived', text: null },
    { at: minutesAgo(60), who: 'amani', action: 'opened', text: 'governmentId' },
    { at: minutesAgo(58), who: 'amani', action: 'more-wanted', text: 'Foto ya identité emonanaka malamu te.' },
  ],
  notes: [],
  messages: [
    {
      at: minutesAgo(58),
      who: 'amani',
      status: 'more-wanted',
      language: 'ln',
      text: 'Foto ya identité emonanaka malamu te.',
    },
  ],
  actions: ['reading', 'more-wanted', 'accepted', 'refused', 'withdrawn'],
};

export const templates: MessageTemplate[] = [
  {
    id: 't1',
    name: 'Accepted',
    status: 'accepted',
    updated_by: '',
    texts: {
      en: 'Hello,\n\nwe accept your application with pleasure.',
      fr: 'Bonjour,\n\nNous acceptons votre candidature avec plaisir.',
      ln: 'Mbote,\n\nTondimi bosengi na yo na esengo.',
      sw: 'Habari,\n\nTunakubali ombi lako kwa furaha.',
    },
  },
  {
    id: 't2',
    name: 'Accepted, first a call',
    status: 'accepted',
    updated_by: 'deborah',
    texts: {
      en: 'Hello,\n\nwe will call you first.',
      fr: 'Bonjour,\n\nNous vous appellerons d’abord.',
      ln: 'Mbote,\n\nTokobenga yo liboso.',
      sw: 'Habari,\n\nTutakupigia simu kwanza.',
    },
  },
];
