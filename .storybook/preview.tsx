import type { Decorator, Preview } from '@storybook/react-vite';
import { type ComponentProps, Fragment, lazy, Suspense, useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { configure, expect } from 'storybook/test';
import { defaultLanguages, type Language, localeOf } from '../packages/ui/src/format/index.ts';
import { NzeteProvider } from '../packages/ui/src/provider/index.ts';
import { applyGlobals, brandOf, languageOf, themeOf } from './applyGlobals.ts';
import { findFirstBrandColours } from './brandColours.ts';
import { extractArgTypes } from './docs/argTypes.ts';
import { LakeLogo } from './LakeLogo.tsx';
import { StoryLink } from './StoryLink.tsx';
import './brand.css';
import './docs/docs.css';
import './preview.css';

const files = import.meta.glob<Record<string, string>>('../packages/ui/src/locales/*.json', {
  eager: true,
  import: 'default',
});
const messagesIn = (language: Language) => files[`../packages/ui/src/locales/${language}.json`];

/**
 * Applies the toolbar's globals as a site would: to the page for a single story, and around each
 * story on a docs page.
 */
const withGlobals: Decorator = (Story, { globals, viewMode }) => {
  const language = languageOf(globals);
  const isDocs = viewMode === 'docs';
  const { theme, brand, direction, textSize, motion } = globals;
  useEffect(() => {
    if (isDocs) return;
    return applyGlobals({ locale: language, theme, brand, direction, textSize, motion });
  }, [isDocs, language, theme, brand, direction, textSize, motion]);
  const story = isDocs ? (
    <div lang={language} data-theme={themeOf(globals)} className="nz:bg-bg nz:p-4 nz:text-text">
      <Story />
    </div>
  ) : (
    <Story />
  );
  return (
    <IntlProvider locale={localeOf(language)} messages={messagesIn(language)} onError={ignoreMissingLocaleData}>
      <NzeteProvider linkComponent={StoryLink} logo={brandOf(globals) === 'lake' ? LakeLogo : undefined}>
        {/* Remounted, because components keep their answer about motion. */}
        <Fragment key={motion}>{story}</Fragment>
      </NzeteProvider>
    </IntlProvider>
  );
};

/**
 * An example that plays on a docs page takes no focus until the reader moves the pointer or presses
 * a key: focus would scroll the page to it.
 */
const withoutFocus: Preview['beforeEach'] = ({ canvasElement, viewMode, parameters }) => {
  if (viewMode !== 'docs' || !parameters.docs?.story?.autoplay) return;
  const release = ({ isTrusted }: Event) => {
    if (isTrusted) canvasElement.inert = false;
  };
  canvasElement.inert = true;
  document.addEventListener('pointermove', release);
  document.addEventListener('keydown', release);
  return () => {
    document.removeEventListener('pointermove', release);
    document.removeEventListener('keydown', release);
  };
};

// `waitFor` and `findBy` time out after a second by default, which a busy machine needs for a
// single click.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Chromium has no Lingala data; the package formats without it (src/format). All other errors are
 * bugs.
 */
function ignoreMissingLocaleData(error: { code: string }) {
  if (error.code !== 'MISSING_DATA') throw error;
}

// Lazy: single stories and tests do not need it.
const ComponentPage = lazy(() => import('./docs/ComponentPage.tsx'));
const Container = lazy(() => import('./docs/Container.tsx'));

const docs = {
  page: () => <ComponentPage />,
  container: (props: ComponentProps<typeof Container>) => (
    <Suspense>
      <Container {...props} />
    </Suspense>
  ),
  extractArgTypes,
};

const preview: Preview = {
  decorators: [withGlobals],
  beforeEach: withoutFocus,
  // With the second brand, no colour of the first may be left. `STORYBOOK_BRAND=lake npm run test
  // -- stories` checks every story.
  // Not on docs pages: there it would also see Storybook's own elements.
  afterEach: async ({ globals, parameters, viewMode }) => {
    if (globals.brand === 'lake' && viewMode !== 'docs' && !parameters.showsPalette)
      await expect(findFirstBrandColours(document.body)).toEqual([]);
  },
  parameters: {
    layout: 'padded',
    // Reports all violations with their elements, but only one passing element: computing selectors
    // is slower than the checks.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    controls: { matchers: { color: /color$/i, date: /date$/i } },
    docs,
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Voice', 'Colour', 'Grounds', 'Type', 'Space and shape', 'Patterns', 'Motion', 'Brand'],
          'Primitives',
          ['Actions', 'Navigation', 'Forms', 'Feedback', 'Content'],
          'Components',
          'Behaviour',
          'API client',
          'Pages',
          'Blocks',
          'Other names',
        ],
      },
    },
  },
  globalTypes: {
    locale: {
      description:
        'Language of the components’ own texts, numbers and dates. Sample content stays as its story wrote it.',
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
      description: 'Brand: colours, face and logo',
      toolbar: {
        icon: 'category',
        dynamicTitle: true,
        items: [
          { value: 'nzete', title: 'Nzete' },
          { value: 'lake', title: 'A second brand' },
        ],
      },
    },
    direction: {
      description: 'Direction of the page',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    textSize: {
      description: 'Size of text, as one sets it in a browser',
      toolbar: {
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Text 100 %' },
          { value: 'double', title: 'Text 200 %' },
        ],
      },
    },
    motion: {
      description: 'Motion, as one asks for less of it in the system',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Motion of the system' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  initialGlobals: {
    locale: import.meta.env.STORYBOOK_LOCALE ?? 'en',
    theme: 'light',
    brand: import.meta.env.STORYBOOK_BRAND ?? 'nzete',
    direction: 'ltr',
    textSize: 'normal',
    motion: 'system',
  },
};
export default preview;
