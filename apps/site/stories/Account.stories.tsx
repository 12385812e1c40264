import { expect, userEvent, waitFor, within } from 'storybook/test';
import { signedInAs } from './accounts.ts';
import { longFrench, type PageMeta, type PageStory, page } from './page.tsx';

export default { ...page, title: 'Pages/Account', args: { ...page.args, path: '/account' } } satisfies PageMeta;

export const Success: PageStory = {
  name: '[AUTH-17] what the visitor has sent',
  beforeEach: signedInAs('confirmed'),
  play: async (context) => {
    await page.play(context);
    const canvas = within(context.canvasElement);
    const check = await canvas.findByRole('region', { name: 'Identity check' });
    await expect(within(check).getByText('We need something more')).toBeVisible();
    await expect(within(check).getByText(/la photo de votre carte est floue/)).toBeVisible();
    await expect(within(check).getByText('NZ-K-2026-4H7R2MXW')).toBeVisible();
    const letter = canvas.getByRole('region', { name: 'Feedback' });
    await expect(within(letter).queryByRole('button', { name: 'Withdraw' })).toBeNull();
    const application = canvas.getByRole('region', { name: 'Volunteer application' });
    await userEvent.click(within(application).getByRole('button', { name: 'Withdraw' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Withdraw this?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(within(application).getByRole('button', { name: 'Withdraw' })).toHaveFocus());
  },
};

export const SignedOut: PageStory = {
  play: async (context) => {
    await page.play(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
};

export const Unconfirmed: PageStory = {
  name: '[AUTH-15] until the address is confirmed nothing shows, and the link can be sent again',
  beforeEach: signedInAs('unconfirmed'),
  play: async (context) => {
    await page.play(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link again' }));
    await expect(await canvas.findByText('The link is on its way to ada@example.org.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'My applications' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Erase this account' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Erase this account?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the account' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const Empty: PageStory = {
  beforeEach: signedInAs('without-submissions'),
  play: async (context) => {
    await page.play(context);
    await expect(await within(context.canvasElement).findByText('Nothing yet')).toBeVisible();
  },
};

export const Ended: PageStory = {
  name: '[AUTH-14] a session that has ended says so and leads to the sign-in',
  beforeEach: signedInAs('ended'),
  play: async (context) => {
    await page.play(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText('Your session has ended')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
};

export const Unreachable: PageStory = {
  name: '[AUTH-23] without an answer the visitor stays signed in, and tries again',
  beforeEach: signedInAs('unreachable'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/You are still signed in on this device/)).toBeVisible();
    await expect(window.localStorage.getItem('authToken')).toBe('unreachable');
    window.localStorage.setItem('authToken', 'confirmed');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('region', { name: 'Identity check' })).toBeVisible();
  },
};

export const ErasureSentAgain: PageStory = {
  name: '[AUTH-36] an erasure whose answer was lost is sent again, and says that the account is gone',
  beforeEach: signedInAs('confirmed'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Erase everything' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Erase account and data?' }));
    await userEvent.type(dialog.getByLabelText(/Password/), 'river stone lamp goat');
    const erase = dialog.getByRole('button', { name: 'Erase everything' });
    await userEvent.click(erase);
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await userEvent.click(erase);
    await expect(await canvas.findByText('Your account and your data are erased')).toBeVisible();
    await expect(canvas.queryByText('Your session has ended')).toBeNull();
  },
};

export const LongFrench: PageStory = { ...longFrench, beforeEach: signedInAs('confirmed'), tags: ['!test'] };
