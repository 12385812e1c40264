import { expect, within } from 'storybook/test';
import { failure, loading, longFrench, type PageMeta, type PageStory, page } from './page.tsx';

export default {
  ...page,
  title: 'Pages/SignUp',
  args: { ...page.args, path: '/events/sign-up' },
} satisfies PageMeta;

const args = { path: '/events/sign-up?event=planting-nsele-1' };

export const Success: PageStory = {
  name: '[EVENT-05, EVENT-08] the form says for which event it is, and how many seats are left',
  args,
  play: async (context) => {
    await page.play(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Planting day in Nsele' })).toBeVisible();
    await expect(canvas.getByText('60 seats left')).toBeVisible();
    await expect(await canvas.findByRole('checkbox', { name: /waiting list/ })).not.toBeChecked();
    await expect(canvas.getByRole('combobox', { name: /How many come/ })).toHaveValue('1');
    await expect(canvas.getByRole('combobox', { name: /Language of our mails/ })).toHaveValue('en');
  },
};
export const LongFrench: PageStory = { ...longFrench, args: { ...longFrench.args, ...args }, tags: ['!test'] };
export const Loading: PageStory = loading;
export const Failure: PageStory = failure;

export const Choice: PageStory = {
  name: '[EVENT-05] without an event that takes sign-ups, the page names those that do',
  args: { path: '/events/sign-up?event=meeting-neighbours-1' },
  play: async (context) => {
    await page.play(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText(/there is no sign-up for it/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'First steps with a computer' });
    await expect(link).toHaveAttribute('href', '/events/sign-up?event=class-first-steps-1');
    await expect(canvas.queryByRole('form', { name: 'Sign up for an event' })).toBeNull();
  },
};
