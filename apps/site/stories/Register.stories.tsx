import { expect, userEvent, within } from 'storybook/test';
import { longFrench, type PageMeta, type PageStory, page } from './page.tsx';

export default { ...page, title: 'Pages/Register', args: { ...page.args, path: '/register' } } satisfies PageMeta;

export const Success: PageStory = {};

export const Wrong: PageStory = {
  name: '[AUTH-15] each field says what is wrong, and a password what makes it good',
  play: async (context) => {
    await page.play(context);
    const canvas = within(context.canvasElement);
    const password = canvas.getByLabelText('Password *');
    await expect(password).toHaveAccessibleDescription(/Four words/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username *' }), 'Ada Mbo');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail *' }), 'ada@example');
    await userEvent.type(password, 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Create the account' }));
    await expect(canvas.getByRole('textbox', { name: 'Username *' })).toHaveAccessibleDescription(
      /without spaces, and/,
    );
    await expect(canvas.getByRole('textbox', { name: 'E-mail *' })).toHaveAccessibleDescription(/name@example.org/);
    await expect(password).toHaveAccessibleDescription('Use at least 8 characters.');
  },
};

export const LongFrench: PageStory = { ...longFrench, tags: ['!test'] };
