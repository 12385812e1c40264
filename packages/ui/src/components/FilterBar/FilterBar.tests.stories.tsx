import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { FilterBar } from './FilterBar.tsx';

const meta = {
  title: 'Components/FilterBar/Tests',
  component: FilterBar,
  tags: ['!autodocs', '!dev'],
  args: {
    label: 'Photos',
    options: [
      { value: 'all', label: 'All' },
      { value: 'training', label: 'Training' },
    ],
    value: 'all',
    onChange: fn(),
  },
  render: function Bar(args) {
    const [value, setValue] = useState(args.value);
    const change = (chosen: string) => {
      args.onChange(chosen);
      setValue(chosen);
    };
    return <FilterBar {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsPressed: Story = {
  name: '[CGAL-01] the keyboard chooses a filter, and only the chosen one is pressed',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Photos' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('training');
    await expect(canvas.getByRole('button', { name: 'Training' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'false');
  },
};
