import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longFrench, type PageMeta, type PageStory, page } from './page.tsx';

export default { ...page, title: 'Pages/Login', args: { ...page.args, path: '/login' } } satisfies PageMeta;

export const Success: PageStory = {};

export const NothingWritten: PageStory = {
  name: '[AUTH-14] what is missing shows at its field',
  play: async (context) => {
    await page.play(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const username = canvas.getByRole('textbox', { name: 'Username or e-mail *' });
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription('Write your username, or your confirmed e-mail address.');
  },
};

export const LongFrench: PageStory = { ...longFrench, tags: ['!test'] };
