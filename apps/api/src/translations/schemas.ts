import { type Static, Type } from 'typebox';
import { count, oneOf, ref, strictObject } from '../http/schemas.ts';
import { filled, line, PARAGRAPHS } from '../http/validation/text.ts';
import { asTyped, orNull, time, username } from '../staff/schema-parts.ts';
import { languages } from '../text/languages.ts';

/** English is the original. */
export const translated = languages.filter((language) => language !== 'en');
const sources = ['content', 'interface'] as const;
const states = ['missing', 'drafted', 'checked', 'outdated'] as const;
export const TEXTS_ON_PAGE = 50;
export const MAX_LENGTH = 10_000;

export const Language = oneOf(translated, { description: 'The language of the translation', examples: ['ln'] });
const Source = oneOf(sources, {
  $id: 'TranslationSource',
  description:
    '`content`: a list that staff edit; `interface`: the messages of the site, the staff area and the design system',
  examples: ['content'],
});
const State = oneOf(states, {
  $id: 'TranslationState',
  description:
    'Missing, drafted (nobody has checked it), checked by a person, or outdated: the English has changed since it was checked',
  examples: ['drafted'],
});

export const id = Type.String({
  pattern: '^(?:content|interface)/[a-z0-9_/-]{1,80}#.{1,200}$',
  maxLength: 300,
  description: 'The place and the name of a text',
  examples: ['content/team#/0/role'],
});
export const place = Type.String({
  pattern: '^(?:content|interface)/[a-z0-9_/-]{1,80}$',
  maxLength: 100,
  description: 'A content list, or a catalogue of the interface',
  examples: ['content/team'],
});
export const anyText = (description: string) =>
  Type.String({ maxLength: MAX_LENGTH, description, examples: ['Responsable du reboisement'] });
const filledText = (description: string) =>
  Type.String({
    maxLength: MAX_LENGTH,
    pattern: PARAGRAPHS,
    ...filled,
    description,
    examples: ['Responsable du reboisement'],
  });
const pages = Type.Array(Type.String({ examples: ['/team'] }), {
  description: 'Pages that show it; the first screen stands for all pages, the overview for the staff area',
});

const Term = strictObject(
  {
    english: Type.String({ examples: ['volunteer'] }),
    translation: Type.String({ description: 'With its other forms after slashes', examples: ['bénévole'] }),
  },
  { $id: 'TranslationTerm', description: 'A word of the glossary that the English has' },
);

const Proposal = strictObject(
  {
    text: Type.String({ examples: ['Choisissez un autre mot de passe'] }),
    by: username('Who proposed it'),
    at: time('When'),
    ready_at: orNull(time('From when who proposed it may approve it; null: another administrator has to')),
  },
  { $id: 'TranslationProposal', description: 'A text that is not in force before a second person approves it' },
);

export const Text = strictObject(
  {
    id,
    source: ref(Source),
    place,
    pages,
    name: Type.String({ description: 'The place in the list, or the key of the message', examples: ['/0/role'] }),
    description: orNull(Type.String({ description: 'For translators', examples: ['Label of a field'] })),
    english: Type.String({
      description: 'The original: the English, or the text in `original_language`',
      examples: ['Head of reforestation'],
    }),
    original_language: oneOf(languages, {
      description: 'Of content it is the language of its author while there is no English',
      examples: ['en'],
    }),
    french: orNull(Type.String({ examples: ['Responsable du reboisement'] })),
    text: orNull(Type.String({ description: 'As it is now, in a draft too', examples: ['Mokambi ya kolona zamba'] })),
    program_text: orNull(
      Type.String({ description: 'What the program says, if `text` replaces it', examples: ['Mokambi'] }),
    ),
    state: ref(State),
    checked_by: orNull(username('Who checked it last')),
    checked_at: orNull(time('When')),
    english_when_checked: orNull(Type.String({ examples: ['Head of reforestation'] })),
    is_overridden: Type.Boolean({ description: 'Whether it replaces a text of the program', examples: [false] }),
    is_shown: Type.Boolean({
      description: 'Whether visitors see it; a draft has it alone otherwise',
      examples: [true],
    }),
    draft_saved_by: orNull(username('Who saved the draft of its list, which waits to be published')),
    needs_approval: Type.Boolean({ description: 'Whether it takes two people to change it', examples: [false] }),
    proposal: orNull(ref(Proposal)),
    placeholders: Type.Array(Type.String({ examples: ['{count}'] }), {
      description: 'What a translation must keep, as in the English',
    }),
    terms: Type.Array(ref(Term)),
  },
  { $id: 'Translation', description: 'A text of the site and its translation' },
);
export type Text = Static<typeof Text>;

const Counts = strictObject(
  {
    missing: count('Not translated', 0),
    drafted: count('Nobody has checked it', 27),
    checked: count('Checked by a person', 3),
    outdated: count('The English has changed since', 1),
  },
  { $id: 'TranslationCounts', description: 'Texts in a language by state' },
);
export type Counts = Static<typeof Counts>;

export const LanguageCounts = strictObject(
  { language: Language, counts: ref(Counts) },
  { $id: 'TranslationLanguage', description: 'How many texts a language has in each state' },
);
export type LanguageCounts = Static<typeof LanguageCounts>;

const Place = strictObject(
  { id: place, source: ref(Source), pages, counts: ref(Counts) },
  { $id: 'TranslationPlace', description: 'A content list, or a catalogue of the interface' },
);

export const Texts = strictObject(
  {
    texts: Type.Array(ref(Text)),
    total: count('How many match', 31),
    page_size: count('At most on one page', TEXTS_ON_PAGE),
    counts: ref(Counts),
    places: Type.Array(ref(Place), { description: 'Every place, whatever is asked for' }),
  },
  {
    $id: 'Translations',
    description:
      'One page of texts, those of the most read pages first, of these the newest; `counts` are of what matches, whatever `state` asks for',
  },
);
export type Texts = Static<typeof Texts>;

export const filters = {
  language: Language,
  source: Type.Optional(ref(Source)),
  state: Type.Optional(ref(State)),
  at: Type.Optional(place),
};

export const TextsQuery = strictObject({
  ...filters,
  q: Type.Optional(line(100, { description: 'In the texts and the name', examples: ['volunteer'] })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'Default: 1', examples: [1] })),
});
export type TextFilter = Omit<Static<typeof TextsQuery>, 'page'>;

const english = Type.String({
  maxLength: MAX_LENGTH,
  description: 'The English that you have read, which must still be there',
  examples: ['Head of reforestation'],
});

export const TextInput = strictObject(
  {
    id,
    language: Language,
    english,
    text: filledText('The translation'),
    was: orNull(anyText('The text that you have seen; null if there was none')),
    as_typed: asTyped,
  },
  { $id: 'TranslationInput' },
);
export type TextInput = Static<typeof TextInput>;

export const TextProposalInput = strictObject(
  {
    id,
    language: Language,
    english,
    was: orNull(anyText('The text in force that you have seen; null if there was none')),
    proposed_at: time('When the proposal that you have seen was made'),
  },
  { $id: 'TranslationProposalInput' },
);

export const ResetQuery = strictObject({ id, language: Language, was: anyText('The text that you have seen') });

export const CheckInput = strictObject(
  { id, language: Language, english, text: filledText('The text that you have read, which must still be there') },
  { $id: 'TranslationCheckInput' },
);

export const MailPreviewInput = strictObject(
  {
    id,
    language: oneOf(languages, { description: 'The language of the reader', examples: ['fr'] }),
    text: Type.Optional(filledText('What is being typed; left out: the text that is in force')),
  },
  { $id: 'MailPreviewInput' },
);

const PreviewedMail = strictObject(
  {
    id: Type.String({ description: 'The same in every language', examples: ['event-sign-up/confirmation/1'] }),
    subject: Type.String({ examples: ['Vous êtes inscrit(e)'] }),
    text: Type.String({ description: 'The plain text', examples: ['Merci. Vous êtes inscrit(e) à cet événement.'] }),
    html: orNull(
      Type.String({ description: 'Null if it is plain text alone', examples: ['<!doctype html><p>Merci.</p>'] }),
    ),
    attachments: Type.Array(Type.String({ examples: ['planting-nsele.ics'] }), {
      description: 'The names of its files',
    }),
  },
  { $id: 'PreviewedMail' },
);

export const MailPreview = strictObject(
  { mails: Type.Array(ref(PreviewedMail)) },
  { $id: 'MailPreview', description: 'The mails that say a text, with sample values' },
);
