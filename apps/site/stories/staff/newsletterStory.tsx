import { isLanguage } from '@nzete/ui/format';
import type { Loader, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { createNewsletterServer, type NewsletterServerOptions } from './newsletterServer.ts';
import { OpenedPage, type OpenedStaff, openStaff } from './openStaff.tsx';
import { staffStory } from './staffStory.tsx';

interface NewsletterArgs {
  /** The path below /staff. */
  path: string;
  server: NewsletterServerOptions;
}

export type NewsletterMeta = Meta<NewsletterArgs>;
export type NewsletterStory = StoryObj<NewsletterArgs>;

const loadPage: Loader<NewsletterArgs> = async ({ args, globals }) => ({
  page: await openStaff(
    args.path,
    createNewsletterServer(args.server),
    isLanguage(globals.locale) ? globals.locale : 'en',
  ),
});

/** What the stories of the newsletter share: an editor's browser, on 12 March 2026. */
export const newsletterStory = {
  args: { path: '/newsletter', server: {} },
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
    await waitFor(() => expect(screen.queryByText(/Loading…|Chargement…/)).toBeNull());
  },
} satisfies NewsletterMeta;
