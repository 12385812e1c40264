import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/Actions/IconButton/Tests',
  component: IconButton,
  tags: ['!autodocs', '!dev'],
  args: { label: 'Search', children: <Search aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamedAndPressedByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const PressedByEnterAndSpace: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const MeasuresATouchTarget: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect([width, height]).toEqual([48, 48]);
  },
};

export const KeepsItsSizeInANarrowRow: Story = {
  name: '[ACC-31] stays a square beside a field that needs the whole row',
  decorators: [
    (Story) => (
      <div className="nz:flex nz:w-40 nz:gap-3">
        <input aria-label="Question" className="nz:w-40 nz:shrink" style={{ minWidth: '9rem' }} />
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect([width, height]).toEqual([48, 48]);
  },
};

export const LoadingSaysSoAndIgnoresPresses: Story = {
  args: { isLoading: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Please wait…' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
