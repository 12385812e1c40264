import type { Language } from '@nzete/ui/format';

/** Messages by id, as react-intl takes them: sentences in development, syntax trees in the build. */
export type Messages = Record<string, string>;

type Loader = () => Promise<{ default: Messages }>;

/** The texts of one part of the site, one file a language. `common` holds the shell's and the design system's; a route names its own. */
const loaders = {
  common: {
    en: () => import('./catalogues/en.ts'),
    fr: () => import('./catalogues/fr.ts'),
    ln: () => import('./catalogues/ln.ts'),
    sw: () => import('./catalogues/sw.ts'),
  },
  home: {
    en: () => import('../../locales/home/en.json'),
    fr: () => import('../../locales/home/fr.json'),
    ln: () => import('../../locales/home/ln.json'),
    sw: () => import('../../locales/home/sw.json'),
  },
  pages: {
    en: () => import('../../locales/pages/en.json'),
    fr: () => import('../../locales/pages/fr.json'),
    ln: () => import('../../locales/pages/ln.json'),
    sw: () => import('../../locales/pages/sw.json'),
  },
} satisfies Record<string, Record<Language, Loader>>;

export type Area = keyof typeof loaders;

/** Fetches the texts of one area in one language. Rejects when the network fails. */
export async function fetchMessages(language: Language, area: Area): Promise<Messages> {
  const { default: messages } = await loaders[area][language]();
  return messages;
}
