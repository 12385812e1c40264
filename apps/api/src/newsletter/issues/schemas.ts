import { type Static, Type } from 'typebox';
import { count, emailAddress, LangQuery, oneOf, ref, strictObject } from '../../http/schemas.ts';
import { line } from '../../http/validation/text.ts';
import { asTyped, orNull, time, username } from '../../staff/schema-parts.ts';
import { type Lang, languages } from '../../text/languages.ts';
import { NewsletterBody } from '../letter/body.ts';

export const SUBSCRIBERS_ON_PAGE = 50;

const uuid = (description: string) =>
  Type.String({ pattern: '^[\\w-]{1,64}$', description, examples: ['0f8fad5b-d9cb-469f-a165-70867728950e'] });

const SubscriberState = oneOf(['pending', 'active', 'bounced'], {
  description:
    'Only active ones get the newsletter. Pending ones wait for the owner of the address; the mail server could not deliver to bounced ones',
  examples: ['active'],
});

const Subscriber = strictObject(
  {
    id: uuid('Its name in these calls'),
    email: emailAddress(),
    language: orNull(oneOf(languages, { description: 'Of the newsletter; null means French', examples: ['fr'] })),
    state: SubscriberState,
    source: orNull(oneOf(['donations'], { description: 'The form; null for that of the newsletter' })),
    created_at: time('When it was asked for'),
    confirmed_at: orNull(time('When the owner of the address confirmed it; null if that was not asked')),
    bounced_at: orNull(time('When the mail server said that it cannot deliver')),
  },
  { $id: 'NewsletterSubscriber' },
);
export type Subscriber = Static<typeof Subscriber>;

export const Subscribers = strictObject(
  {
    subscriptions: Type.Array(ref(Subscriber)),
    total: count('How many match', 12),
    page_size: count('How many a page has at most', SUBSCRIBERS_ON_PAGE),
    counts: strictObject({
      pending: count('All that wait for their owner', 3),
      active: count('All that get the newsletter', 120),
      bounced: count('All that cannot be delivered to', 2),
    }),
    is_confirmation_on: Type.Boolean({
      description: 'Whether owners of addresses are asked to confirm (`NEWSLETTER_CONFIRMATION`)',
      examples: [true],
    }),
    is_mail_set_up: Type.Boolean({ description: 'Whether the server can send mail', examples: [true] }),
  },
  { $id: 'NewsletterSubscribers', description: 'One page of the subscriptions, newest first' },
);

export const SubscribersQuery = strictObject({
  state: Type.Optional(SubscriberState),
  language: Type.Optional(oneOf(languages, { description: 'Of the newsletter', examples: ['fr'] })),
  q: Type.Optional(line(100, { description: 'A part of the address', examples: ['example.org'] })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'Default: 1', examples: [1] })),
});

export const IdQuery = strictObject({ id: uuid('Its id') });

export const EndQuery = strictObject({ ...IdQuery.properties, state: SubscriberState });

const subjects = NewsletterBody.properties.subject;

const Progress = strictObject(
  {
    sent: count('Accepted by the mail server', 80),
    waiting: count('To be sent', 38),
    failed: count('Refused by the mail server, or given up after two days', 1),
    unclear: count('Nobody can tell whether the mail server accepted them: they are not sent again by themselves', 1),
  },
  { $id: 'NewsletterProgress' },
);

const head = {
  id: uuid('Its name in these calls'),
  subject: subjects,
  state: oneOf(['draft', 'sending', 'stopped', 'sent'], { examples: ['draft'] }),
  saved_at: time('When it was saved last'),
  saved_by: username('Who saved it'),
  started_at: orNull(time('When sending began')),
  started_by: orNull(username('Who began it')),
  finished_at: orNull(time('When nothing of it waited any more')),
  state_at: orNull(time('When staff last began, stopped or resumed sending it; null for a draft')),
  progress: orNull(ref(Progress)),
};

const IssueHead = strictObject(head, { $id: 'NewsletterIssueHead' });
export type IssueHead = Static<typeof IssueHead>;

export const Issues = strictObject(
  { issues: Type.Array(ref(IssueHead)) },
  { $id: 'NewsletterIssues', description: 'All issues, the newest first' },
);

const Problem = strictObject(
  {
    pointer: Type.String({
      description: 'A place in the body: its keys and numbers, each after a slash',
      examples: ['/subject'],
    }),
    message: Type.String({
      description: 'What is wrong, to be read after the place',
      examples: ['is empty: write it in one language at least'],
    }),
  },
  { $id: 'NewsletterProblem' },
);

export const Recipients = strictObject(
  {
    total: count('Active subscriptions', 120),
    by_language: strictObject({
      en: count('In English', 10),
      fr: count('In French', 80),
      ln: count('In Lingala', 20),
      sw: count('In Swahili', 10),
    }),
  },
  { $id: 'NewsletterRecipients', description: 'Of a draft: who would get it now; afterwards: who was on the list' },
);

const readIn = (example: Lang[]) =>
  Type.Array(oneOf(languages, { examples: example.slice(0, 1) }), { examples: [example] });

export const Issue = strictObject(
  {
    ...head,
    body: ref(NewsletterBody),
    problems: Type.Array(ref(Problem), { description: 'With any of them it is not sent' }),
    recipients: ref(Recipients),
    texts_in: strictObject(
      { en: readIn(['en']), fr: readIn(['fr']), ln: readIn(['ln', 'fr']), sw: readIn(['fr']) },
      { description: 'By the language of a reader: those of the texts that the reader gets, the own first' },
    ),
  },
  { $id: 'NewsletterIssue' },
);
export type Issue = Static<typeof Issue>;

const seen = time('The draft that you have seen');

export const NewIssue = strictObject({}, { $id: 'NewNewsletterIssue' });
export const IssueInput = strictObject(
  { id: uuid('The draft'), body: ref(NewsletterBody), saved_at: seen, as_typed: asTyped },
  { $id: 'NewsletterIssueInput' },
);
export const IssueName = strictObject({ id: uuid('The issue') }, { $id: 'NewsletterIssueName' });
export const SeenIssue = strictObject({ id: uuid('The draft'), saved_at: seen }, { $id: 'NewsletterSeenIssue' });
const seenState = { id: uuid('The issue'), state_at: orNull(time('The `state_at` of the issue that you have seen')) };
export const StoppedIssue = strictObject(seenState, { $id: 'NewsletterStoppedIssue' });
export const UnclearIssue = strictObject(
  { ...seenState, unclear: count('How many are unclear, as you have seen it', 1) },
  { $id: 'NewsletterUnclearIssue' },
);
export const DraftQuery = strictObject({ id: uuid('The draft'), saved_at: seen });
export const TestInput = strictObject(
  { ...SeenIssue.properties, lang: oneOf(languages, { description: 'Of the mail', examples: ['fr'] }) },
  { $id: 'NewsletterTest' },
);
export const LetterQuery = strictObject({ id: uuid('The issue'), ...LangQuery.properties });
