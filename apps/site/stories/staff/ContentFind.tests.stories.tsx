import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type ContentMeta, type ContentStory, contentStory, field } from './contentStory.tsx';
import { texts } from './textsServer.ts';

/** How content is found. */
export default {
  ...contentStory,
  title: 'Pages/Staff/Content/Find',
  tags: ['!autodocs', '!dev'],
} satisfies ContentMeta;

/** What the server finds in the texts. */
const finds = (found: typeof texts) => ({
  'GET /translations': () =>
    Response.json({
      texts: found,
      total: found.length,
      page_size: 25,
      counts: { missing: 0, drafted: 0, checked: 0, outdated: found.length },
      places: [],
    }),
});

const nav = async () => within(await screen.findByRole('navigation', { name: 'Lists of content' }));
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.querySelector('span span')?.textContent);

export const ByPage: ContentStory = {
  name: '[CONTENT-63] what was edited last is on top; every list stands under the name of its page',
  play: async () => {
    const lists = await nav();
    await expect(namesIn(await lists.findByRole('list', { name: 'Edited last' }))).toEqual(['Team', 'Monthly reports']);
    await expect(namesIn(lists.getByRole('list', { name: 'Our team' }))).toEqual(['Team']);
    await expect(namesIn(lists.getByRole('list', { name: 'Our impact' }))).toEqual(['Stories']);
    await expect(namesIn(lists.getByRole('list', { name: 'On no page, or on many' }))).toContain('Partners');
  },
};

export const Search: ContentStory = {
  name: '[CONTENT-63] the search finds lists by name and page, and texts, and opens the item of a text',
  args: { server: { answers: finds(texts.slice(0, 1)) } },
  play: async () => {
    const lists = await nav();
    await userEvent.type(lists.getByRole('searchbox', { name: 'Search' }), 'our impact');
    await waitFor(() => expect(namesIn(lists.getByRole('list', { name: 'Lists' }))).toEqual(['Stories']));
    await userEvent.click(within(await lists.findByRole('list', { name: 'In the texts' })).getByRole('link'));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Amani Mfano' })).toBeVisible();
  },
};

export const NothingFound: ContentStory = {
  name: '[CONTENT-63] a search that finds nothing says so',
  args: { server: { answers: finds([]) } },
  play: async () => {
    await userEvent.type((await nav()).getByRole('searchbox', { name: 'Search' }), 'xyzzy');
    await expect(await screen.findByText('Nothing has these words.')).toBeVisible();
  },
};

export const ByKeyboard: ContentStory = {
  name: '[CONTENT-63] from the link past the lists the first field is at most eight tab stops away',
  args: { query: '?list=team&item=2' },
  play: async () => {
    const name = await field('Name');
    (await screen.findByRole('button', { name: 'Go to the open list' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('heading', { level: 1, name: 'Amani Mfano' })).toHaveFocus();
    let stops = 1;
    while (document.activeElement !== name && stops < 20) {
      await userEvent.tab();
      stops += 1;
    }
    await expect(stops).toBeLessThanOrEqual(8);
  },
};
