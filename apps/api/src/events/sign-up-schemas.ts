import { signUpLimits, signUpStatuses } from '@nzete/domain';
import { Type } from 'typebox';
import { count, emailAddress, oneOf, ref, strictObject } from '../http/schemas.ts';
import { referenceNumber } from '../http/submissions/reference.ts';
import { filledLine, filledParagraphs, optionalPhone, paragraphs } from '../http/validation/text.ts';
import { languages } from '../text/languages.ts';

export const eventId = () => Type.String({ pattern: '^[a-z0-9-]{3,60}$', examples: ['planting-nsele-1'] });

const people = () =>
  Type.Integer({
    minimum: 1,
    maximum: signUpLimits.people,
    description: 'How many come, with the sender',
    examples: [2],
  });

const language = () => oneOf(languages, { description: 'Of the mails', examples: ['fr'] });

export const SignUpInput = strictObject(
  {
    event: eventId(),
    name: filledLine(signUpLimits.name, { examples: ['Ada Mbo'] }),
    email: emailAddress({ description: 'Where the confirmation and the reminder are sent' }),
    phone: optionalPhone(),
    people: people(),
    language: language(),
    note: Type.Optional(paragraphs(signUpLimits.note, { examples: ['One of us uses a wheelchair.'] })),
    consent: Type.Literal(true, {
      description: 'Agrees that the foundation keeps this until 90 days after the event',
      examples: [true],
    }),
    may_wait: Type.Optional(
      Type.Boolean({ description: 'Whether to wait for a seat if too few are left', examples: [true] }),
    ),
  },
  { $id: 'SignUpInput' },
);

export const SignUpReceipt = strictObject(
  {
    reference: referenceNumber(),
    submitted_at: Type.String({ format: 'date-time', examples: ['2028-01-20T08:30:00.000Z'] }),
    is_waiting: Type.Boolean({
      description: 'Whether it is on the waiting list, because too few seats are left',
      examples: [false],
    }),
    is_mailed: Type.Boolean({
      description: 'Whether a confirmation is mailed, with a link to cancel: not while the server has no mail',
      examples: [true],
    }),
  },
  { $id: 'SignUpReceipt', description: 'The sign-up is stored' },
);

const EventSeats = strictObject(
  { event: eventId(), left: count('How many people can still sign up', 42) },
  { $id: 'EventSeats' },
);

export const EventSeatsList = Type.Array(ref(EventSeats), {
  $id: 'EventSeatsList',
  description: 'The events to sign up for whose seats are limited',
});

export const SignUpParams = strictObject({ reference: referenceNumber() });

const SignUpStatus = oneOf(signUpStatuses, {
  $id: 'SignUpStatus',
  description: 'On the waiting list, coming, cancelled by staff, or cancelled by the person',
  examples: ['accepted'],
});

const time = (description: string) =>
  Type.String({ format: 'date-time', description, examples: ['2028-01-20T08:30:00.000Z'] });

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

export const SignUp = strictObject(
  {
    reference: referenceNumber(),
    event: eventId(),
    status: ref(SignUpStatus),
    submitted_at: time('When it was sent'),
    status_at: orNull(time('When it got this status; null while it is as it arrived')),
    name: Type.String({ examples: ['Ada Mbo'] }),
    email: emailAddress(),
    phone: orNull(Type.String({ examples: ['+243 800 000 000'] })),
    people: Type.Integer({ minimum: 1, description: 'How many come', examples: [2] }),
    language: orNull(language()),
    note: orNull(Type.String({ examples: ['One of us uses a wheelchair.'] })),
    message: orNull(Type.String({ description: 'Why staff cancelled it, as written to the person', examples: ['…'] })),
  },
  { $id: 'SignUp', description: 'Who comes to an event' },
);

const localTime = (description: string) => Type.String({ description, examples: ['2028-02-05T08:00'] });

export const StaffEvent = strictObject(
  {
    id: eventId(),
    title: orNull(
      Type.String({
        description: 'Null if it was removed, and no version with it is kept',
        examples: ['Planting day'],
      }),
    ),
    starts: orNull(localTime('In the time of the place')),
    place: orNull(Type.String({ examples: ['The nursery in Nsele'] })),
    seats: orNull(count('How many can come; null: any number', 60)),
    sign_up: Type.Boolean({ description: 'Whether people can sign up for it', examples: [true] }),
    is_over: Type.Boolean({ description: 'Whether it has ended', examples: [false] }),
    is_removed: Type.Boolean({ description: 'Whether staff have removed it from the content', examples: [false] }),
    coming: count('People, not sign-ups', 18),
    waiting: count('People on the waiting list', 0),
  },
  { $id: 'StaffEvent', description: 'An event and how many come' },
);

export const StaffEvents = Type.Array(ref(StaffEvent), {
  $id: 'StaffEvents',
  description:
    'First removed ones that people still expect; then those to come, the next first; then those that are over, the latest first',
});

export const SignUpList = strictObject(
  {
    event: ref(StaffEvent),
    sign_ups: Type.Array(ref(SignUp), { description: 'In the order in which they arrived' }),
    is_mail_set_up: Type.Boolean({
      description: 'Whether the server mails the reason of a cancellation',
      examples: [true],
    }),
  },
  { $id: 'SignUpList', description: 'Who comes to an event' },
);

const reason = () =>
  filledParagraphs(signUpLimits.reason, {
    description: 'For the participants',
    examples: ['The road to the nursery is under water. We are sorry, and tell you the new day.'],
  });

export const SignUpCancellation = strictObject(
  { reason: reason(), expected_status: ref(SignUpStatus) },
  {
    $id: 'SignUpCancellation',
    description: '`expected_status` is the one that you have seen: if it has changed since, nothing is',
  },
);

export const EventCancellation = strictObject({ reason: reason() }, { $id: 'EventCancellation' });
