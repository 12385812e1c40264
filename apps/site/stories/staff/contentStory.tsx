import { isLanguage, type Language } from '@nzete/ui/format';
import type { Loader, Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { screen } from 'storybook/test';
import { loadTexts } from '../../src/features/language/language.ts';
import { visitStarted } from '../../src/features/language/languageSlice.ts';
import { staffBase } from '../../src/staff/paths.ts';
import { createStaffRoutes } from '../../src/staff/routes.tsx';
import { StaffApp } from '../../src/staff/StaffApp.tsx';
import { createStaffStore } from '../../src/staff/store.ts';
import { type ContentServerOptions, createContentServer } from './contentServer.ts';
import { staffStory } from './staffStory.tsx';

interface ContentArgs {
  /** The query string below /staff/content. */
  query: string;
  server: ContentServerOptions;
}

export type ContentMeta = Meta<ContentArgs>;
export type ContentStory = StoryObj<ContentArgs>;

async function openContent({ query, server }: ContentArgs, language: Language) {
  const store = createStaffStore({ fetch: createContentServer(server), retriesReads: false });
  store.dispatch(visitStarted({ language, isFromAddress: false, offered: null }));
  await store.dispatch(loadTexts('common'));
  const router = createMemoryRouter(createStaffRoutes(store), {
    basename: staffBase,
    initialEntries: [`${staffBase}/content${query}`],
  });
  return { key: crypto.randomUUID(), store, router };
}

const loadPage: Loader<ContentArgs> = async ({ args, globals }) => ({
  page: await openContent(args, isLanguage(globals.locale) ? globals.locale : 'en'),
});

/** What the stories of the editor share: an editor's browser, on 12 March 2026. */
export const contentStory = {
  args: { query: '', server: {} },
  loaders: [loadPage],
  beforeEach: async () => {
    sessionStorage.clear();
    const restore = await staffStory.beforeEach();
    return () => {
      sessionStorage.clear();
      restore();
    };
  },
  parameters: staffStory.parameters,
  render: (_args, { loaded: { page } }) => {
    const { key, store, router } = page as Awaited<ReturnType<typeof openContent>>; // from `loadPage`
    return (
      <StaffApp key={key} store={store}>
        <RouterProvider router={router} />
      </StaffApp>
    );
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    await screen.findAllByRole('link', { name: /Team|Équipe/ });
  },
} satisfies ContentMeta;

/** A field by its label. */
export const field = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('textbox', { name });
