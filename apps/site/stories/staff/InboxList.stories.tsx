import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EntryList } from '../../src/staff/inbox/EntryList.tsx';
import { entries, longEntry, now } from './samples.ts';
import { staffStory } from './staffStory.tsx';

const meta = {
  ...staffStory,
  title: 'Staff/Inbox, the list',
  component: EntryList,
  args: {
    status: 'ready',
    entries,
    open: undefined,
    now,
    isFiltered: false,
    onOpen: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <main className="nz:max-w-lg nz:bg-surface">
      <EntryList {...args} />
    </main>
  ),
} satisfies Meta<typeof EntryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  name: '[STAFF-40] says the state of each entry in words beside its diamond',
  args: { open: 'NZ-V-2026-7Q2M9KXA' },
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('grid', { name: 'Entries' }));
    const words = [
      [/^Marie-Claire.*Received.*12 min, Open$/],
      [/^Coopérative.*Being read, Assigned to amani, Reminder on 20 March 2026.*1 h$/],
      [/^NZ-K.*Identity check, More is wanted, 3 h$/],
      [/^Kevin A\., Course interests, Programming, Digital literacy, 5 h$/],
      [/^École.*Received, Waiting too long.*9 d$/],
      [/^Amina.*Answered/],
      [/^Sarah N\..*Accepted/],
    ] as const;
    for (const [name] of words) await expect(list.getByRole('row', { name })).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: '[STAFF-41] arrow keys move and Enter opens; moving alone opens nothing, because a look is recorded',
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement);
    await userEvent.tab();
    await expect(list.getByRole('row', { name: /^Marie-Claire/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(list.getByRole('row', { name: /^NZ-K/ })).toHaveFocus();
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('NZ-K-2026-7F4K2MQZ');
  },
};

export const LongNames: Story = {
  args: { entries: [longEntry, ...entries] },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Empty: Story = { args: { entries: [] } };

export const NothingFound: Story = { args: { entries: [], isFiltered: true } };

export const Loading: Story = { args: { status: 'loading' } };

export const Failed: Story = {
  name: '[STAFF-42] a list that did not load says so and is asked for again',
  args: { status: 'error' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The inbox did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
