import { type Static, Type } from 'typebox';
import { count, oneOf, ref, strictObject } from '../../http/schemas.ts';
import { asTyped, orNull, time, username } from '../../staff/schema-parts.ts';
import { languages } from '../../text/languages.ts';
import { ContentNote, ContentProblem } from './note-schemas.ts';
import { digest, listPath, pointer } from './schema-parts.ts';

/** A content list is an object, or a list of objects. */
export const body = (description: string) =>
  Type.Unsafe<unknown>({
    anyOf: [
      { type: 'object', additionalProperties: true },
      { type: 'array', items: { type: 'object', additionalProperties: true } },
    ],
    description,
    examples: [[{ name: 'Amani Mfano' }]],
  });

const TextState = oneOf(['original', 'checked', 'drafted', 'outdated', 'missing'], {
  $id: 'ContentTextState',
  description:
    'The original is the English, else the first language in which it is written. A translation is checked by a person, drafted (nobody has checked it), outdated (the original has changed since it was checked), or missing: readers get another language',
  examples: ['drafted'],
});

const ListState = oneOf(['checked', 'outdated', 'drafted', 'missing'], {
  description: 'The worst state of a translation: outdated before missing before drafted before checked',
  examples: ['drafted'],
});

const pages = Type.Array(Type.String({ examples: ['/team'] }), {
  description: 'Pages of the site that show it; empty if all do, or none',
});

const TextCounts = strictObject(
  {
    original: count('Texts in the language of their author', 9),
    checked: count('Translations that a person has checked', 0),
    drafted: count('Translations that nobody has checked', 27),
    outdated: count('Translations whose original has changed since they were checked', 0),
    missing: count('Texts that readers of a language get in another one', 0),
  },
  { $id: 'ContentTextCounts', description: 'The texts of a published list by state' },
);

const ContentListSummary = strictObject(
  {
    path: listPath,
    item_count: count('Its entries', 9),
    texts: ref(TextCounts),
    state: ListState,
    published_at: orNull(time('When its last version was published')),
    published_by: orNull(username('Who published it; null for a start of the server')),
    draft_saved_at: orNull(time('When its draft was saved; null without one')),
    draft_saved_by: orNull(username('Who saved its draft')),
    publish_at: orNull(time('When the draft will be published')),
    pages,
  },
  { $id: 'ContentListSummary' },
);

export const ContentLists = strictObject(
  { lists: Type.Array(ref(ContentListSummary)) },
  { $id: 'ContentLists', description: 'Every list of texts and pictures of the site' },
);
export type ContentLists = Static<typeof ContentLists>;

const ContentText = strictObject(
  {
    pointer,
    language: oneOf(languages, { examples: ['fr'] }),
    state: ref(TextState),
    checked_by: orNull(username('Who checked it last')),
    checked_at: orNull(time('When')),
    original_when_checked: orNull(
      Type.String({ description: 'The original of that time', examples: ['Head of reforestation'] }),
    ),
  },
  { $id: 'ContentText', description: 'A text of a list in one language' },
);
export type ContentText = Static<typeof ContentText>;

const PublishedContent = strictObject(
  {
    body: body('The list as it is written, each text in one or more languages'),
    digest: digest('SHA-256 of the body'),
    published_at: orNull(time('When')),
    published_by: orNull(username('Who; null for a start of the server')),
  },
  { $id: 'PublishedContent' },
);

const ContentProposal = strictObject(
  {
    by: username('Who proposed it, and cannot approve it'),
    at: time('When; repeat it to approve or stop what you have seen'),
    ready_at: orNull(time('From when the only administrator may approve the own proposal; null if another one must')),
  },
  { $id: 'ContentProposal', description: 'Somebody asks another administrator to publish a draft' },
);

const ContentDraft = strictObject(
  {
    body: body('The list as it will be published'),
    base_digest: digest('The digest of the published list that it was made from'),
    saved_at: time('When it was saved; repeat it to change or publish what you have seen'),
    saved_by: username('Who saved it'),
    publish_at: orNull(time('When it will be published')),
    not_published: Type.Union([oneOf(['changed', 'problems', 'not-approved']), Type.Null()], {
      description:
        'Why it was not published at its time: the published list had changed, the draft had problems, or it takes two people; null otherwise',
      examples: [null],
    }),
    needs_approval: Type.Boolean({
      description:
        'Whether it sends gifts elsewhere than the published list, so that it takes two people to publish it',
      examples: [false],
    }),
    proposal: Type.Union([ref(ContentProposal), Type.Null()]),
    problems: Type.Array(ref(ContentProblem), { description: 'Nothing with faults can be published' }),
  },
  { $id: 'ContentDraft' },
);

export const ContentList = strictObject(
  {
    path: listPath,
    schema: Type.Unsafe<object>({
      type: 'object',
      additionalProperties: true,
      description:
        'The JSON Schema that the list is validated by. `x-localised`: a text in one or more languages; `x-picture`: the name of a picture',
      examples: [{ type: 'array' }],
    }),
    published: ref(PublishedContent),
    draft: orNull(ref(ContentDraft)),
    notes: Type.Array(ref(ContentNote), {
      description: 'Those that nobody has answered, about the draft, or about the published list without one',
    }),
    texts: Type.Array(ref(ContentText), { description: 'Those of the draft, or of the published list without one' }),
    samples: Type.Boolean({
      description: 'Whether an entry is a sample that does not say itself, with `sample`, what it is',
      examples: [true],
    }),
    participants: Type.Record(Type.String(), count('People', 5), {
      description: 'How many people have signed up for an entry, by its id',
      examples: [{ 'planting-nsele-1': 5 }],
    }),
    pictures: Type.Record(Type.String(), Type.String({ examples: ['/pictures/canopy-dawn.1a2b3c4d.svg'] }), {
      description: 'The addresses of the pictures that the published list and the draft name',
      examples: [{ 'picture:canopy-dawn': '/pictures/canopy-dawn.1a2b3c4d.svg' }],
    }),
    pages,
  },
  { $id: 'ContentList', description: 'A list of texts and pictures: what is published, and its draft' },
);
export type ContentList = Static<typeof ContentList>;

export const ListQuery = strictObject({ path: listPath });

const seenTime = Type.Optional(orNull(time('Its `publish_at` that you have seen; null or missing if it had none')));
const seen = orNull(time('The `saved_at` of the draft that you have seen; null if there was none'));

export const DraftInput = strictObject(
  {
    path: listPath,
    body: body('The whole list'),
    base_digest: digest('The digest of the published list that it was made from'),
    saved_at: seen,
    expected_publish_at: seenTime,
    as_typed: asTyped,
  },
  { $id: 'ContentDraftInput' },
);
export type DraftInput = Static<typeof DraftInput>;

export const DraftQuery = strictObject({
  path: listPath,
  saved_at: time('The draft that you have seen'),
  expected_publish_at: Type.Optional(time('Its `publish_at` that you have seen')),
});

export const PublicationInput = strictObject(
  { path: listPath, saved_at: time('The draft that you have seen'), expected_publish_at: seenTime },
  { $id: 'ContentPublicationInput' },
);

export const ProposalInput = strictObject(
  {
    path: listPath,
    saved_at: time('The draft that you have seen'),
    proposed_at: time('The `at` of the proposal that you have seen'),
  },
  { $id: 'ContentProposalInput' },
);

export const ScheduleInput = strictObject(
  {
    path: listPath,
    saved_at: time('The draft that you have seen'),
    publish_at: orNull(time('When it will be published: in the future; null to withdraw the time')),
    expected_publish_at: orNull(time('The `publish_at` that you have seen')),
  },
  { $id: 'ContentScheduleInput' },
);

const translated = languages.filter((language) => language !== 'en');

export const CheckInput = strictObject(
  {
    path: listPath,
    pointer,
    language: oneOf(translated, { examples: ['fr'] }),
    text: Type.String({
      minLength: 1,
      maxLength: 10_000,
      description: 'The text that you have read, which must still be there',
      examples: ['Responsable du reboisement'],
    }),
    english: Type.String({
      maxLength: 10_000,
      description: 'The original that you have read, which must still be there',
      examples: ['Head of reforestation'],
    }),
  },
  { $id: 'ContentCheckInput' },
);
export type CheckInput = Static<typeof CheckInput>;
