import { type Static, Type } from 'typebox';
import { closed } from '../http/schemas.ts';
import type { Hero } from '../routes/hero/schemas.ts';
import { type Navigation, signs } from '../routes/navigation/schemas.ts';
import type { Settings } from '../routes/settings/schemas.ts';
import type { SocialMediaLinks } from '../routes/social-media-links/schemas.ts';
import type { Localised } from './localise.ts';

/** A text in every language: a content file without one of them is refused. */
const text = (maxLength: number) => {
  const one = Type.String({ minLength: 1, maxLength });
  return closed({ en: one, fr: one, ln: one, sw: one });
};
const pictureName = Type.String({ pattern: '^picture:[a-z0-9-]+$' });
const path = Type.String({ pattern: '^/[a-z0-9/._-]*$' });
const url = Type.String({ pattern: '^https://[^\\s<>"]+$' });
const picture = closed({ src: pictureName, alt: text(160) });
const count = Type.Integer({ minimum: 0 });
const sign = Type.Enum(signs);

/** The shape of each file of `content/`, by its name. */
export const sourceSchemas = {
  navigation: closed({
    focus_areas: Type.Array(closed({ href: path, label: text(40), description: text(120), sign, image: picture })),
    nav_links: Type.Array(closed({ href: path, label: text(24) })),
  }),
  hero: closed({
    images: Type.Array(picture, { minItems: 1 }),
    stats: closed({ trees: count, volunteers: count, boreholes: count }),
  }),
  settings: closed({
    background_image_url: pictureName,
    logo_url: Type.Union([path, Type.Null()]),
    community_hero_image_url: pictureName,
    digital_hero_image_url: pictureName,
  }),
  contact: closed({
    note: Type.String(),
    contact: closed({
      phones: Type.Array(Type.String({ pattern: '^\\+[0-9 ]{7,20}$' }), { minItems: 2, maxItems: 2 }),
      email: Type.String({ pattern: '^[^\\s@]+@[^\\s@]+$' }),
      address: text(120),
    }),
    social_media_links: closed({ instagram: url, facebook: url, twitter: url, tiktok: url }),
  }),
};

/** All content files, read and validated. */
export type Source = { [Name in keyof typeof sourceSchemas]: Static<(typeof sourceSchemas)[Name]> };

/** The answers that are kept in the database, one row per key and language. */
export interface Answers {
  navigation: Static<typeof Navigation>;
  hero: Static<typeof Hero>;
  settings: Static<typeof Settings>;
  social_media_links: Static<typeof SocialMediaLinks>;
}

/** Puts the answers together from the files of one language. */
export function compose(source: Localised<Source>): Answers {
  const { contact, social_media_links } = source.contact;
  return {
    navigation: source.navigation,
    hero: source.hero,
    settings: { ...source.settings, contact },
    social_media_links,
  };
}
