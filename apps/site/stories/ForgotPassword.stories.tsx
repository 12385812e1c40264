import { expect, userEvent, within } from 'storybook/test';
import { longFrench, type PageMeta, type PageStory, page } from './page.tsx';

export default {
  ...page,
  title: 'Pages/ForgotPassword',
  args: { ...page.args, path: '/forgot-password' },
} satisfies PageMeta;

export const Success: PageStory = {
  name: '[AUTH-16] the answer is the same for each address',
  play: async (context) => {
    await page.play(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail *' }), 'ada@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Mail me the link' }));
    await expect(await canvas.findByText('Look in your e-mail')).toBeVisible();
  },
};

export const NewPassword: PageStory = {
  name: '[AUTH-16] the link of the mail asks for the new password',
  args: { path: `/forgot-password#${'t'.repeat(43)}` },
  play: async (context) => {
    await page.play(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(await canvas.findByLabelText('New password *'), 'river stone lamp goat');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the new password' }));
    await expect(await canvas.findByText('The new password is saved')).toBeVisible();
    await expect(canvas.queryByLabelText('New password *')).toBeNull();
  },
};

export const LongFrench: PageStory = { ...longFrench, tags: ['!test'] };
