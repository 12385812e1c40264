import { isLanguage, type Language } from '@nzete/ui/format';
import type { Loader, Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { modesOf, parametersOf } from '../../../.storybook/photographs.ts';
import { App } from '../src/app/App.tsx';
import { showDisplayFont } from '../src/app/displayFont.ts';
import { createFirstPage } from '../src/app/firstPage.ts';
import styles from '../src/app/site.css?inline';
import { createSiteStore } from '../src/app/store.ts';
import { loadTexts } from '../src/features/language/language.ts';
import { visitStarted } from '../src/features/language/languageSlice.ts';
import { type Answers, fetchFrom } from './api.ts';
import { replaceStyles } from './replaceStyles.ts';

interface PageArgs {
  /** The path of the page, with its query string. */
  path: string;
  answers: Answers;
}

export type PageMeta = Meta<PageArgs>;
export type PageStory = StoryObj<PageArgs>;

/** Opens a page as a browser does that the server sent no rendered page. */
async function openPage({ path, answers }: PageArgs, language: Language) {
  const store = createSiteStore({ fetch: fetchFrom(answers), retriesReads: false });
  store.dispatch(visitStarted({ language, isFromAddress: false, offered: null }));
  const { pathname, search } = new URL(path, window.location.origin);
  const { routes, hydrationData, load } = createFirstPage(store, { pathname, search });
  await Promise.all([store.dispatch(loadTexts('common')), load()]);
  // The key mounts the page again after a change of a control or the language.
  return {
    key: crypto.randomUUID(),
    store,
    router: createMemoryRouter(routes, { initialEntries: [path], hydrationData }),
  };
}

const visit = { origin: window.location.origin, savesData: false, savedBytes: 0, path: '' };

const loadPage: Loader<PageArgs> = async ({ args, globals }) => ({
  page: await openPage(args, isLanguage(globals.locale) ? globals.locale : 'en'),
});

/** A minute after the recording, so that screenshots show the same age of the data. A spy would call itself. */
function stopClock(): () => void {
  const { now } = Date;
  Date.now = () => Date.parse('2026-01-15T09:00:00Z');
  return () => {
    Date.now = now;
  };
}

/** What the stories of all pages share. */
export const page = {
  args: { path: '/', answers: 'content' },
  loaders: [loadPage],
  beforeEach: async () => {
    await showDisplayFont(Promise.resolve());
    const restore = [stopClock(), replaceStyles(styles)];
    return () => {
      for (const each of restore) each();
    };
  },
  parameters: {
    layout: 'fullscreen',
    // The pages and their pictures have the first brand.
    showsPalette: true,
    chromatic: parametersOf(modesOf({ file: 'apps/site/stories', isFirst: false, hasMessages: false })),
  },
  render: (_args, { loaded: { page } }) => {
    const { key, store, router } = page as Awaited<ReturnType<typeof openPage>>; // from `loadPage`
    return (
      <App key={key} store={store} visit={visit}>
        <RouterProvider router={router} />
      </App>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(canvasElement.querySelector('[data-section$="SiteFooter.tsx"] footer')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveAttribute('data-ready'));
    const failures = canvas.queryAllByRole('alert').map(({ textContent }) => textContent);
    await expect(failures.filter(Boolean)).toEqual([]);
  },
} satisfies PageMeta;

export const samples: PageStory = { args: { answers: 'samples' } };

export const empty: PageStory = { args: { answers: 'empty' } };

export const longFrench: PageStory = { globals: { locale: 'fr' } };

export const loading: PageStory = {
  args: { answers: 'loading' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('main')).toBeVisible());
    await expect(canvas.getByRole('main')).not.toHaveAttribute('data-ready');
  },
};

export const failure: PageStory = {
  args: { answers: 'failure' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByRole('alert')).length).toBeGreaterThan(0);
  },
};
