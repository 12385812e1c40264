import pump from 'scene:borehole-rings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { UpdateContent } from './UpdateEntry.tsx';
import { UpdateFeed, type UpdateFeedProps } from './UpdateFeed.tsx';

const updateOf = (number: number, more: Partial<UpdateContent> = {}): UpdateContent => ({
  id: `update-${number}`,
  type: 'collaboration',
  title: `Update ${number}`,
  content: 'The pump runs.',
  author: 'Nsele Growers',
  date: '2025-06-01',
  ...more,
});
const several = (count: number, from = 1) => Array.from({ length: count }, (_, index) => updateOf(index + from));

const meta = {
  title: 'Components/UpdateFeed/Tests',
  component: UpdateFeed,
  tags: ['!autodocs', '!dev'],
  args: { updates: several(5), pageSize: 2, onShowMore: fn() },
} satisfies Meta<typeof UpdateFeed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsAuthorDateAndText: Story = {
  name: '[SHIP-01] each update has its type, title, text, author and date',
  args: { updates: [updateOf(1)] },
  play: async ({ canvas }) => {
    const entry = canvas.getByRole('article');
    for (const text of ['Collaboration', 'Update 1', 'The pump runs.', 'Nsele Growers', '1 June 2025']) {
      await expect(entry).toHaveTextContent(text);
    }
    await expect(canvas.getByRole('heading', { level: 3, name: 'Update 1' })).toBeVisible();
    await expect(entry.querySelector('time')).toHaveAttribute('datetime', '2025-06-01');
  },
};

export const ShowsTheWordOfAVisitor: Story = {
  name: '[ENTRY-04] the type that a visitor chose is the word of the visitor, not a badge',
  args: { updates: [updateOf(1, { type: 'donor', by_visitor: true }), updateOf(2, { type: 'donor' })] },
  play: async ({ canvas }) => {
    const [visitors, own] = canvas.getAllByRole('article');
    await expect(within(visitors as HTMLElement).getByText('Says: donor')).toBeVisible();
    await expect(visitors?.querySelector('[data-slot="badge"]')).toBeNull();
    await expect(own?.querySelector('[data-slot="badge"]')).toHaveTextContent('Donor');
  },
};

export const ShowsThePicture: Story = {
  name: '[NEWS-43] the picture of an update is below its text, with what it shows; one without has none',
  args: { updates: [updateOf(1, { picture: { src: pump, alt: 'Illustration: a pump' } }), updateOf(2)] },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article');
    await expect(within(first as HTMLElement).getByRole('img', { name: 'Illustration: a pump' })).toBeInTheDocument();
    await expect(within(second as HTMLElement).queryByRole('img')).toBeNull();
  },
};

const markup =
  '<img src=x onerror="window.wasRun = true"><b>bold</b> <script>window.wasRun = true</script> {"a": "{b}"}';

export const PostsArePlainText: Story = {
  name: '[SHIP-01] posts are shown as plain text',
  args: { updates: [updateOf(1, { title: markup, content: `${markup}\n'tis`, author: markup })] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(markup);
    await expect(canvasElement.querySelectorAll('article :is(img, b, script)')).toHaveLength(0);
    await expect(window).not.toHaveProperty('wasRun');
  },
};

export const LongWordsStayInside: Story = {
  args: { updates: [updateOf(1, { title: 'w'.repeat(160), content: 'w'.repeat(400), author: 'w'.repeat(120) })] },
  decorators: [(Story) => <div className="nz:w-80">{Story()}</div>],
  play: async ({ canvas }) => {
    const entry = canvas.getByRole('article');
    await expect(entry.scrollWidth).toBeLessThanOrEqual(entry.clientWidth);
  },
};

export const ShowMoreAddsAPage: Story = {
  name: '[SHIP-01] a long feed has pages, and focus moves to the first new entry',
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('heading', { name: 'Update 3' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(args.onShowMore).not.toHaveBeenCalled();
  },
};

/** A server with pages of two. */
function Fetched(args: UpdateFeedProps) {
  const [updates, setUpdates] = useState(several(2));
  const [hasMore, setHasMore] = useState(true);
  const fetchMore = () => {
    setTimeout(() => {
      setUpdates((before) => [...before, ...several(2, before.length + 1)]);
      setHasMore(false);
    });
  };
  return <UpdateFeed {...args} updates={updates} hasMore={hasMore} onShowMore={fetchMore} />;
}

export const OlderOnesAreFetched: Story = {
  render: (args) => <Fetched {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByRole('heading', { name: 'Update 4' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Update 3' })).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const AnEmptyFeedInvites: Story = {
  name: '[SHIP-01] an empty feed has a button to post',
  args: { updates: [], emptyActions: <button type="button">Add Update</button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No updates yet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add Update' })).toBeVisible();
  },
};

export const AFailureCanBeRetried: Story = {
  args: { updates: undefined, isFailed: true, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The updates did not come.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AFailureKeepsLoadedEntries: Story = {
  args: { isFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const ShowsThatItIsBeingReviewed: Story = {
  args: { isAwaiting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('It will be shown here once we have read it.');
  },
};
