import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answers, session } from './staffAnswers.ts';
import { type StaffPageMeta, type StaffPageStory, sent, staffPage } from './staffPage.tsx';

export default {
  ...staffPage,
  title: 'Pages/Staff/News',
  args: { path: '/news', server: { 'PUT /posts/p1/visibility': {}, 'PUT /posts/p2/visibility': {} } },
} satisfies StaffPageMeta;

export const Posts: StaffPageStory = {
  name: '[NEWS-08] a waiting post is approved, and hiding one asks for a reason',
  play: async (context) => {
    await staffPage.play(context);
    const { canvas } = context;
    await expect(canvas.getByText(/Hidden by grace/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve: Seedlings for the Nsele schools' }));
    await expect(await screen.findByText('The post shows')).toBeInTheDocument();
    await expect(sent).toEqual(['PUT /posts/p1/visibility {"state":"shown","expected_state":"waiting"}']);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide: A new borehole' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide “A new borehole”?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Hide' }));
    const field = dialog.getByRole('textbox', { name: 'Reason, for colleagues' });
    await expect(field).toHaveAccessibleDescription('Write why: colleagues read it here and in the audit log.');
    await userEvent.type(field, 'Twice the same{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Hide' }));
    await expect(await screen.findByText('The post is hidden')).toBeInTheDocument();
    await expect(sent.at(-1)).toBe(
      'PUT /posts/p2/visibility {"state":"hidden","reason":"Twice the same","expected_state":"shown"}',
    );
  },
};
export const Refuse: StaffPageStory = {
  name: '[NEWS-08] a post that waits is refused: nobody is told that visitors saw it',
  play: async (context) => {
    await staffPage.play(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Refuse: Seedlings for the Nsele schools' }));
    const dialog = await screen.findByRole('dialog', { name: 'Refuse “Seedlings for the Nsele schools”?' });
    await expect(dialog).toHaveTextContent('Visitors do not get to see it.');
    await expect(dialog).not.toHaveTextContent(/no longer|shown again/);
  },
};
const list = answers['GET /posts'] as { posts: { id: string; state: string }[] };

export const FocusStays: StaffPageStory = {
  name: '[NEWS-08] focus goes to the title of a post whose button has gone',
  args: {
    server: () => ({
      'PUT /posts/p1/visibility': {},
      'GET /posts': () => ({
        ...list,
        posts: list.posts.map((post, index) => (index < sent.length ? { ...post, state: 'shown' } : post)),
      }),
    }),
  },
  play: async (context) => {
    await staffPage.play(context);
    const { canvas } = context;
    const approve = canvas.getByRole('button', { name: 'Approve: Seedlings for the Nsele schools' });
    approve.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(approve).not.toBeInTheDocument());
    await expect(canvas.getByText('Seedlings for the Nsele schools')).toHaveFocus();
  },
};
export const FocusOfARow: StaffPageStory = {
  name: '[NEWS-08] focus goes to the filter when a decision takes the post out of the list',
  args: {
    path: '/news?state=waiting',
    server: () => ({
      'PUT /posts/p1/visibility': {},
      'GET /posts': () => ({ ...list, posts: list.posts.slice(0, sent.length > 0 ? 0 : 1) }),
    }),
  },
  play: async (context) => {
    await staffPage.play(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: /^Refuse/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Twice the same');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Refuse/ })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};
export const InFrench: StaffPageStory = { globals: { locale: 'fr', theme: 'dark' } };
export const OfAReader: StaffPageStory = {
  name: '[NEWS-08] a reader reads the posts, and decides nothing',
  args: { server: { 'GET /session': { ...session, role: 'reader' } } },
  play: async (context) => {
    await staffPage.play(context);
    await expect(context.canvas.queryByRole('button', { name: /Approve|Hide/ })).toBeNull();
  },
};
export const Empty: StaffPageStory = {
  args: { server: { 'GET /posts': { posts: [], total: 0, waiting: 0, moderation: 'after' } } },
};
