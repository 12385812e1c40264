import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { expect } from 'storybook/test';
import { defaultLanguages, isLanguage, type Language, localeOf } from '../packages/ui/src/format/index.ts';
import en from '../packages/ui/src/locales/en.json';
import fr from '../packages/ui/src/locales/fr.json';
import ln from '../packages/ui/src/locales/ln.json';
import sw from '../packages/ui/src/locales/sw.json';
import { NzeteProvider } from '../packages/ui/src/provider/index.ts';
import { firstBrandIn } from './brandColours.ts';
import { LakeMark } from './LakeMark.tsx';
import { StoryLink } from './StoryLink.tsx';
import './brand.css';
import './preview.css';

const catalogues: Record<Language, Record<string, string>> = { en, fr, ln, sw };

/** The toolbar's language and theme, as a site would set them: on the page for a story alone, round it where many stand on one page of documentation. */
const withSurroundings: Decorator = (Story, { globals, viewMode }) => {
  const language = isLanguage(globals.locale) ? globals.locale : 'en';
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  const brand = globals.brand === 'lake' ? 'lake' : 'nzete';
  const isDocs = viewMode === 'docs';
  useEffect(() => {
    document.documentElement.dataset.brand = brand;
  }, [brand]);
  useEffect(() => {
    if (isDocs) return;
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
  }, [language, theme, isDocs]);
  const story = isDocs ? (
    <div lang={language} data-theme={theme} className="nz:bg-bg nz:p-4 nz:text-text">
      <Story />
    </div>
  ) : (
    <Story />
  );
  return (
    <IntlProvider locale={localeOf(language)} messages={catalogues[language]} onError={ignoreMissingLocaleData}>
      <NzeteProvider linkComponent={StoryLink} mark={brand === 'lake' ? LakeMark : undefined}>
        {story}
      </NzeteProvider>
    </IntlProvider>
  );
};

/** Chromium has no Lingala data; the package formats without it (src/format). Any other complaint is a defect. */
function ignoreMissingLocaleData(error: { code: string }) {
  if (error.code !== 'MISSING_DATA') throw error;
}

const preview: Preview = {
  decorators: [withSurroundings],
  // Under the second brand nothing of the first is left. `STORYBOOK_BRAND=lake npm run test -- stories` holds it for every story.
  afterEach: async ({ globals, parameters }) => {
    if (globals.brand === 'lake' && !parameters.showsPalette) await expect(firstBrandIn(document.body)).toEqual([]);
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { matchers: { color: /color$/i, date: /date$/i } },
    options: { storySort: { order: ['Foundations', 'Primitives', 'Components'] } },
  },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: defaultLanguages.map(({ code, name }) => ({ value: code, title: name })),
      },
    },
    theme: {
      description: 'Theme',
      toolbar: { icon: 'paintbrush', dynamicTitle: true, items: ['light', 'dark'] },
    },
    brand: {
      description: 'Brand: colours, face and mark',
      toolbar: {
        icon: 'category',
        dynamicTitle: true,
        items: [
          { value: 'nzete', title: 'Nzete' },
          { value: 'lake', title: 'A second brand' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'en', theme: 'light', brand: import.meta.env.STORYBOOK_BRAND ?? 'nzete' },
};
export default preview;
