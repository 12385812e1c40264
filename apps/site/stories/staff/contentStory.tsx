import { isLanguage } from '@nzete/ui/format';
import type { Loader, Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { type ContentServerOptions, createContentServer } from './contentServer.ts';
import { OpenedPage, type OpenedStaff, openStaff } from './openStaff.tsx';
import { staffStory } from './staffStory.tsx';

interface ContentArgs {
  /** The query string below /staff/content. */
  query: string;
  server: ContentServerOptions;
}

export type ContentMeta = Meta<ContentArgs>;
export type ContentStory = StoryObj<ContentArgs>;

const loadPage: Loader<ContentArgs> = async ({ args, globals }) => ({
  page: await openStaff(
    `/content${args.query}`,
    createContentServer(args.server),
    isLanguage(globals.locale) ? globals.locale : 'en',
  ),
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
  render: (_args, { loaded: { page } }) => <OpenedPage page={page as OpenedStaff} />, // from `loadPage`
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    await screen.findAllByRole('link', { name: /Team|Équipe/ });
  },
} satisfies ContentMeta;

/** A field by its label. */
export const field = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('textbox', { name });
