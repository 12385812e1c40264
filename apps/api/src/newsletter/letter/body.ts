import { newsletterLimits as limits } from '@nzete/domain';
import { type Static, Type } from 'typebox';
import { readJson } from '../../db/stored-json.ts';
import { oneOf, ref, strictObject } from '../../http/schemas.ts';
import { line, paragraphs } from '../../http/validation/text.ts';
import { cleaned } from '../../text/characters.ts';
import { inEveryLanguage, type Lang } from '../../text/languages.ts';

type Line = ReturnType<typeof line>;

/** A text by language, blank where it is not written: one language is enough, and of a draft none. */
const inLanguages = (texts: Record<Lang, Line>, description?: string) =>
  strictObject(texts, { ...(description && { description }) });

const lines = (maxLength: number, [en, fr, ln, sw]: [string, string, string, string], description?: string) => {
  const of = (example: string) => line(maxLength, { examples: [example] });
  return inLanguages({ en: of(en), fr: of(fr), ln: of(ln), sw: of(sw) }, description);
};

const ofText = (example: string) => paragraphs(limits.text, { examples: [example] });
const text = inLanguages(
  { en: ofText('Dear friends'), fr: ofText('Chers amis'), ln: ofText('Baninga'), sw: ofText('Wapendwa') },
  'Blank lines make paragraphs',
);

const photo = Type.String({
  pattern: '^(?:photo:[a-z0-9-]{1,80})?$',
  description: 'A photo that staff have uploaded; empty if none is chosen yet',
  examples: ['photo:evening-at-the-pump-1a2b3c4d'],
});
const alt = lines(limits.alt, ['A pump', 'Une pompe', 'Pompe', 'Pampu'], 'What it shows');
const title = lines(limits.title, ['Trees', 'Arbres', 'Nzete', 'Miti']);
const is = <Name extends 'text' | 'story' | 'figure' | 'picture'>(name: Name) => oneOf([name], { examples: [name] });

const NewsletterBlock = Type.Union(
  [
    strictObject({ type: is('text'), text }),
    strictObject({
      type: is('story'),
      title,
      text,
      link: line(limits.link, {
        description: 'A path of the site, or an address with https; empty for none',
        examples: ['/reports'],
      }),
      picture: Type.Union([strictObject({ picture: photo, alt }), Type.Null()]),
    }),
    strictObject({
      type: is('figure'),
      value: lines(limits.value, ['2,400', '2 400', '2 400', '2,400']),
      label: lines(limits.label, ['trees planted', 'arbres plantés', 'nzete elonami', 'miti iliyopandwa']),
      source: lines(limits.source, ['Report 2025', 'Rapport 2025', 'Rapport 2025', 'Ripoti ya 2025'], 'May be blank'),
    }),
    strictObject({ type: is('picture'), picture: photo, alt }),
  ],
  { $id: 'NewsletterBlock' },
);
export type LetterBlock = Static<typeof NewsletterBlock>;

export const NewsletterBody = strictObject(
  {
    subject: lines(limits.subject, ['News of June', 'Nouvelles de juin', 'Basango ya yuni', 'Habari za Juni']),
    blocks: Type.Array(ref(NewsletterBlock), { maxItems: limits.blocks }),
  },
  {
    $id: 'NewsletterBody',
    description: 'What an issue of the newsletter says, each text in one language or more; the others are blank',
  },
);
export type LetterBody = Static<typeof NewsletterBody>;

/** What a body must have to be shown. Limits of lengths may have changed since it was saved. */
const Showable = Type.Object({
  subject: Type.Record(Type.String(), Type.String()),
  blocks: Type.Array(ref(NewsletterBlock)),
});

const emptyTexts = () => inEveryLanguage(() => '');

export const emptyBody = (): LetterBody => ({ subject: emptyTexts(), blocks: [] });

/** A stored body, to be shown: empty if it is corrupt. Sending uses {@link readBody}, which throws. */
export function shownBody({ id, body }: { id: string; body: string }): LetterBody {
  const cell = { column: 'newsletter_issue.body', row: id };
  const read = readJson(body, Showable, cell, { named: { NewsletterBlock }, reviver: cleaned });
  return read ? { blocks: read.blocks, subject: { ...emptyTexts(), ...read.subject } } : emptyBody();
}

/** Reads a stored body. It was validated when it was saved, perhaps by an earlier version. */
export const readBody = (stored: string): LetterBody => JSON.parse(stored, cleaned);
