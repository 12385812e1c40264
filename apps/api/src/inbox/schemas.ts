import { applicationStatuses, kycDocumentKinds, provinces } from '@nzete/domain';
import { type Static, Type } from 'typebox';
import { count, oneOf, ref, strictObject } from '../http/schemas.ts';
import { filledParagraphs, line, paragraphs } from '../http/validation/text.ts';
import { ReaderQuery } from '../spreadsheet/response.ts';
import { day, orNull, time, username } from '../staff/schema-parts.ts';
import { languages } from '../text/languages.ts';
import { inboxKinds } from './kinds.ts';

export const waitingStatuses = ['received', 'reading', 'more-wanted'] as const;

const SUBJECT = 'NZ-V-2026-7K3Q9XBH';
export const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 100;
export const MESSAGE_LENGTH = 8_000;

const Status = oneOf(applicationStatuses, { description: 'Where it stands', examples: ['reading'] });

const Kind = oneOf(inboxKinds, { description: 'What was sent', examples: ['volunteer'] });

export const SubjectParams = strictObject({
  subject: Type.String({
    minLength: 1,
    maxLength: 60,
    pattern: '^[\\w-]+$',
    description: 'The reference number, or the id of course interests',
    examples: [SUBJECT],
  }),
});

const head = {
  subject: Type.String({
    description: 'Its name in these calls: the reference, or the id of what has none',
    examples: [SUBJECT],
  }),
  reference: orNull(Type.String({ examples: [SUBJECT] })),
  kind: Kind,
  status: Type.Union([Status, Type.Null()], { description: 'Null for course interests, which nobody decides' }),
  title: Type.String({
    description: 'A name; of an identity check the reference, because its fields are encrypted',
    examples: ['Ada Mbo'],
  }),
  summary: Type.String({ description: 'The beginning of its text; may be empty', examples: ['Nsele, Kinshasa'] }),
  submitted_at: time('When it arrived'),
  is_old: Type.Boolean({ description: 'Whether it has waited longer than seven days', examples: [false] }),
  assigned_to: orNull(username('Who reads it')),
  remind_on: orNull(day('When staff want to be reminded')),
  province: orNull(
    Type.String({
      description: 'ISO 3166-2, if the place that was typed names a province or its capital',
      examples: ['CD-KN'],
    }),
  ),
};

export const InboxEntry = strictObject(head, { $id: 'InboxEntry', description: 'A submission as a row of the list' });
export type InboxEntry = Static<typeof InboxEntry>;

const filters = {
  kind: Type.Optional(Kind),
  state: Type.Optional(
    oneOf([...applicationStatuses, 'waiting'], {
      description: 'A status, or `waiting`: received, being read, more wanted',
      examples: ['waiting'],
    }),
  ),
  age: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 3_650, description: 'Sent at least this many days ago', examples: [7] }),
  ),
  province: Type.Optional(
    oneOf(
      provinces.map(({ code }) => code),
      { description: 'ISO 3166-2', examples: ['CD-KN'] },
    ),
  ),
  assigned: Type.Optional(
    Type.String({ pattern: '^[\\w-]{1,60}$', description: '`me`, `none`, or the id of a colleague', examples: ['me'] }),
  ),
  q: Type.Optional(
    line(100, {
      description:
        'In names, references, places, addresses, phone numbers and messages; of identity checks only in the reference',
      examples: ['mbo'],
    }),
  ),
};

export const ExportQuery = strictObject({ ...ReaderQuery.properties, ...filters });

export const InboxQuery = strictObject({
  ...filters,
  order: Type.Optional(oneOf(['newest', 'oldest'], { description: 'Default: newest', examples: ['newest'] })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'Default: 1', examples: [1] })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LIMIT, description: 'Default: 50', examples: [50] })),
});

export const InboxPage = strictObject(
  {
    entries: Type.Array(ref(InboxEntry)),
    total: count('How many match', 120),
    waiting: count('How many of them wait, whatever `state` asks for', 8),
  },
  { $id: 'InboxPage', description: 'One page of the inbox' },
);

const Field = strictObject(
  {
    name: Type.String({ description: 'As in the form', examples: ['motivation'] }),
    value: Type.Union(
      [
        Type.String(),
        Type.Array(Type.String({ examples: ['Reforestation'] })),
        Type.Boolean(),
        Type.Number(),
        Type.Null(),
      ],
      {
        examples: ['I want shade on the road to our market.'],
      },
    ),
  },
  { $id: 'InboxField' },
);

const Document = strictObject(
  {
    kind: Type.String({ examples: ['governmentId'] }),
    type: orNull(
      Type.String({ description: 'Null if it was deleted or cannot be decrypted', examples: ['image/jpeg'] }),
    ),
    size: orNull(count('Bytes', 482_113)),
    scan: oneOf(['unscanned', 'waiting', 'clean', 'infected'], { description: 'For viruses', examples: ['clean'] }),
    received_at: time('When it arrived'),
  },
  { $id: 'InboxDocument' },
);

const HistoryItem = strictObject(
  {
    at: time('When'),
    who: orNull(username('Who of the staff; null for the sender')),
    action: Type.String({ description: '`arrived`, or an action of the audit trail', examples: ['opened'] }),
    text: orNull(Type.String({ description: 'A reason, or the message of a decision', examples: ['Lives close by'] })),
  },
  { $id: 'InboxHistoryItem' },
);

const noteText = { examples: ['Called on Monday: she can start in July.'] };

export const Note = strictObject(
  {
    id: Type.String({ examples: ['6f1e7d3a-0b5c-4c0e-9a53-0d6a4c1f2b77'] }),
    at: time('When'),
    who: username('Who wrote it'),
    text: Type.String(noteText),
  },
  { $id: 'InboxNote', description: 'A note among staff' },
);

const Message = strictObject(
  {
    at: time('When'),
    who: username('Who wrote it'),
    status: Status,
    language: oneOf(languages, { examples: ['fr'] }),
    text: Type.String({ examples: ['Welcome! We will call you about the first planting day.'] }),
  },
  { $id: 'InboxMessage', description: 'What staff wrote to the sender with a decision' },
);

const Asked = strictObject(
  {
    documents: Type.Array(oneOf(kycDocumentKinds, { examples: ['proofOfAddress'] })),
    until: time('When the link ends that takes them, if no decision ends it before'),
  },
  { $id: 'InboxAskedDocuments', description: 'The documents of an identity check that staff have asked for' },
);

export const OpenEntry = strictObject(
  {
    ...head,
    status_at: orNull(time('When it got its status; null if nothing was decided')),
    assigned_at: orNull(time('When `assigned_to` and `remind_on` were saved; null if they never were')),
    language: orNull(oneOf(languages, { description: 'Of the page that sent it', examples: ['fr'] })),
    fields: Type.Array(ref(Field)),
    documents: Type.Array(ref(Document)),
    asked: orNull(ref(Asked)),
    history: Type.Array(ref(HistoryItem), { description: 'Oldest first' }),
    notes: Type.Array(ref(Note)),
    messages: Type.Array(ref(Message)),
    actions: Type.Array(Status, { description: 'The statuses that may follow' }),
  },
  { $id: 'OpenEntry', description: 'A submission with everything that is known of it' },
);
export type OpenEntry = Static<typeof OpenEntry>;

export const NoteInput = strictObject({ text: filledParagraphs(4_000, noteText) }, { $id: 'NoteInput' });

export const AssignmentInput = strictObject(
  {
    account_id: orNull(
      Type.String({
        maxLength: 60,
        description: 'Who reads it; null for nobody',
        examples: ['6f1e7d3a-0b5c-4c0e-9a53-0d6a4c1f2b77'],
      }),
    ),
    remind_on: orNull(day('On which day staff are reminded; null for no reminder')),
    assigned_at: orNull(time('The `assigned_at` that you have seen; null if nothing was assigned')),
  },
  { $id: 'AssignmentInput' },
);

export const DecisionInput = strictObject(
  {
    status: Status,
    message: paragraphs(MESSAGE_LENGTH, {
      description: 'To the sender, in the language of the submission. May be blank only for `reading` and `withdrawn`',
      examples: ['Welcome! We will call you about the first planting day.'],
    }),
    documents: Type.Optional(
      Type.Array(oneOf(kycDocumentKinds, { examples: ['governmentId'] }), {
        uniqueItems: true,
        description:
          'With `more-wanted` of an identity check: those to ask for, or none; without it those that are missing. The mail has a link to send them, for 14 days, until the next decision',
      }),
    ),
    expected_status: oneOf(applicationStatuses, {
      description: 'The status that the caller has seen: if it has changed since, nothing is',
      examples: ['reading'],
    }),
    expected_status_at: orNull(time('The `status_at` that the caller has seen: more may be wanted twice')),
    expected_documents_at: Type.Optional(
      orNull(time('Of an identity check: the newest `received_at` of the documents that the caller has seen')),
    ),
  },
  { $id: 'DecisionInput' },
);

export const DocumentParams = strictObject({
  ...SubjectParams.properties,
  kind: Type.String({ pattern: '^[A-Za-z]{1,40}$', examples: ['governmentId'] }),
});
