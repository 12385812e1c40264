import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import documented, { Fresh as fresh } from './FreshnessNote.stories.tsx';
import { FreshnessNote } from './FreshnessNote.tsx';

const meta = {
  title: 'Components/FreshnessNote/Tests',
  component: FreshnessNote,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
} satisfies Meta<typeof FreshnessNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsMarkedAsOutOfDate: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('As of 31 May 2026, 13:20 UTC')).toBeVisible();
    await expect(canvas.getByText('Source: Open-Meteo')).toBeVisible();
    await expect(await canvas.findByText('Out of date')).toBeVisible();
    await expect(canvas.getByText(/ days ago$/)).toBeVisible();
  },
};

export const IsMarkedAsFresh: Story = {
  ...fresh,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('just now')).toBeVisible();
    await expect(canvas.queryByText('Out of date')).toBeNull();
  },
};

export const ASampleIsNeverOutOfDate: Story = {
  args: { isSample: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ days ago$/)).toBeVisible();
    await expect(canvas.getByText('Sample')).toBeVisible();
    await expect(canvas.queryByText('Out of date')).toBeNull();
  },
};
