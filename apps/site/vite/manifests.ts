import { readFileSync } from 'node:fs';
import { type Language, languages } from '@nzete/ui/format';
import type { Plugin } from 'vite';
import { manifestFile } from '../src/app/manifestFile.ts';
import { paths } from '../src/shared/routes.ts';

const read = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8'));

/** Texts of the pages, so that the installed site says the same. */
function textsOf(language: Language) {
  const common = read(`locales/${language}.json`);
  return {
    name: common['site.common.name'],
    description: read(`routes/home/locales/${language}.json`)['site.home.hero.subtitle'],
    data: read(`routes/data/locales/${language}.json`)['site.data.title'],
    volunteers: common['site.common.footer.volunteers'],
    donate: common['site.common.footer.donate'],
  };
}

const icon = (size: number, name: string, purpose = 'any') => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The manifest of the installed site in a language. */
export function manifestOf(language: Language) {
  const { name, description, ...texts } = textsOf(language);
  const shortcut = (page: keyof typeof texts) => ({ name: texts[page], url: paths[page], icons: [icon(192, 'icon')] });
  return {
    // The same in every language, so that a browser never takes them for two sites.
    id: '/',
    name,
    short_name: 'Nzete',
    description,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: '#0f2f23',
    background_color: '#0f2f23',
    icons: [
      icon(192, 'icon'),
      icon(512, 'icon'),
      icon(512, 'icon-maskable', 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [shortcut('data'), shortcut('volunteers'), shortcut('donate')],
    // `node tooling/screenshots.ts` takes them.
    screenshots: [
      { src: '/screenshots/narrow.webp', sizes: '360x640', type: 'image/webp', form_factor: 'narrow' },
      { src: '/screenshots/wide.webp', sizes: '960x600', type: 'image/webp', form_factor: 'wide' },
    ],
  };
}

/** Writes a manifest for every language. */
export function manifests(): Plugin {
  return {
    name: 'nzete:manifests',
    apply: 'build',
    generateBundle() {
      for (const language of languages) {
        const source = JSON.stringify(manifestOf(language));
        this.emitFile({ type: 'asset', fileName: manifestFile(language), source });
      }
    },
  };
}
