import type { ContentList } from '@nzete/api-client/staff';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { published, sent } from './contentServer.ts';
import { type ContentMeta, type ContentStory, contentStory } from './contentStory.tsx';

export default {
  ...contentStory,
  title: 'Pages/Staff/Content/Proposals',
  tags: ['!autodocs', '!dev'],
} satisfies ContentMeta;

const members = published.published.body as { name: string }[];
const lastOf = (call: string) => sent.findLast((one) => one.call === call)?.body;
const button = (name: string) => screen.findByRole('button', { name });

const draft = {
  body: members.map((member, index) => (index === 0 ? { ...member, name: 'Dorcas N.' } : member)),
  base_digest: 'd1',
  saved_at: '2026-03-12T13:19:00.000Z',
  saved_by: 'dorcas',
  publish_at: null,
  not_published: null,
  needs_approval: true,
  proposal: null,
  problems: [],
};

/** A draft that sends donations elsewhere. */
const redirects = (changes: Partial<NonNullable<ContentList['draft']>> = {}): ContentList => ({
  ...published,
  draft: { ...draft, ...changes },
});
const proposal = { by: 'dorcas', at: '2026-03-12T13:25:00.000Z', ready_at: null };
const decide = 'Where donations will go: old and new';

export const Propose: ContentStory = {
  name: '[ENTRY-10] a draft that changes where donations go is proposed, not published, and says what comes next',
  args: { query: '?list=team', server: { list: redirects() } },
  play: async () => {
    await expect(await screen.findByText(/it takes two people\. Propose it/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Schedule' })).toBeNull();
    await userEvent.click(await button('Propose'));
    await expect(await screen.findByText(/^amani proposed on .* Another administrator compares/)).toBeVisible();
    await expect(lastOf('POST /content/proposal')).toEqual({ path: 'team', saved_at: draft.saved_at });
    await userEvent.click(await button('Compare and decide'));
    const dialog = within(await screen.findByRole('dialog', { name: decide }));
    await expect(dialog.queryByRole('button', { name: 'Approve and publish' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Stop this change' }));
    await expect(await button('Propose')).toBeVisible();
  },
};

export const Approve: ContentStory = {
  name: '[ENTRY-10] another administrator sees old and new, and approves what was seen',
  args: { query: '?list=team', server: { role: 'administrator', list: redirects({ proposal }) } },
  play: async () => {
    await userEvent.click(await button('Compare and decide'));
    const dialog = within(await screen.findByRole('dialog', { name: decide }));
    const [old, changed] = [await dialog.findByText('Dorcas Ndakisa'), dialog.getByText('Dorcas N.')];
    await waitFor(() => expect(dialog.getByText('Before:')).toBeVisible());
    await expect(dialog.getByText('After:')).toBeVisible();
    // Side by side.
    await expect(old.getBoundingClientRect().top).toBe(changed.getBoundingClientRect().top);
    await userEvent.click(dialog.getByRole('button', { name: 'Approve and publish' }));
    await waitFor(() => expect(screen.getByText('Visitors see all of it.')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Visitors see all of it.').parentElement).toHaveFocus());
    await expect(lastOf('POST /content/approval')).toEqual({
      path: 'team',
      saved_at: draft.saved_at,
      proposed_at: proposal.at,
    });
  },
};

export const OneValue: ContentStory = {
  name: '[ENTRY-10] a text in every language that becomes one value is compared in words',
  args: {
    query: '?list=team',
    server: {
      role: 'administrator',
      list: redirects({
        proposal,
        body: members.map((member, index) =>
          index === 0 ? { ...member, name: { en: 'Sample', fr: 'Exemple' } } : member,
        ),
      }),
    },
  },
  play: async () => {
    await userEvent.click(await button('Compare and decide'));
    const dialog = await screen.findByRole('dialog', { name: decide });
    await waitFor(() => expect(dialog).toHaveTextContent('After: Sample Exemple'));
    await expect(dialog).not.toHaveTextContent('{');
  },
};

export const Alone: ContentStory = {
  name: '[ENTRY-10] the only administrator reads from when the own proposal can be published',
  args: {
    query: '?list=team',
    server: {
      role: 'administrator',
      list: redirects({ proposal: { ...proposal, by: 'amani', ready_at: '2026-03-13T13:25:00.000Z' } }),
    },
  },
  play: async () => {
    await expect(await screen.findByText(/amani can publish it from 13 March 2026/)).toBeVisible();
    await userEvent.click(await button('Compare and decide'));
    const dialog = within(await screen.findByRole('dialog', { name: decide }));
    // The dialog opens with a movement.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Approve and publish' })).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Stop this change' })).toBeVisible();
  },
};
