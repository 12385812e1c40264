import { expect, userEvent, within } from 'storybook/test';
import { failure, loading, longFrench, type PageMeta, type PageStory, page } from './page.tsx';

export default { ...page, title: 'Pages/Search', args: { ...page.args, path: '/search' } } satisfies PageMeta;

export const Success: PageStory = {
  name: '[SEARCH-02] results by kind, with what matches marked',
  args: { path: '/search?q=mangrove' },
  play: async (context) => {
    await page.play(context);
    const canvas = within(context.canvasElement);
    const articles = await canvas.findByRole('region', { name: 'Climate, explained' });
    const link = within(articles).getByRole('link', { name: 'The mangroves of Muanda' });
    await expect(link).toHaveAttribute('href', '/help/forests#mangroves-of-muanda');
    await expect(articles.querySelector('mark')).toHaveTextContent('Mangroves');
    await expect(canvas.getByText('1 result for “mangrove”')).toHaveRole('status');
    await expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  },
};

export const LongFrench: PageStory = { ...longFrench, args: { path: '/search?q=mangrove' }, tags: ['!test'] };

export const Start: PageStory = {
  name: '[SEARCH-04] without words it says what can be found, and a single letter is too short',
  play: async (context) => {
    await page.play(context);
    const canvas = within(context.canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'What are you looking for?' });
    await expect(field).toHaveAccessibleDescription('A word or two: a province, a tree, a course');
    await userEvent.type(field, 'a{Enter}');
    await expect(field).toHaveAccessibleDescription(/Write at least two letters/);
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, 'xyzzyq{Enter}');
    await expect(await canvas.findByText('Nothing found for “xyzzyq”')).toBeVisible();
    await expect(canvas.getByText('0 results for “xyzzyq”')).toHaveRole('status');
    await expect(field).toHaveFocus();
  },
};

export const Loading: PageStory = { ...loading, args: { ...loading.args, path: '/search?q=mangrove' } };
export const Failure: PageStory = { ...failure, args: { ...failure.args, path: '/search?q=mangrove' } };
