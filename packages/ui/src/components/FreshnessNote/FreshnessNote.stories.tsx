import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FreshnessNote } from './FreshnessNote.tsx';

const meta = {
  title: 'Components/FreshnessNote',
  component: FreshnessNote,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Once for the figures that came together.'],
      dont: ['Beside each of them.'],
    },
  },
  args: { asOf: '2026-05-31T13:20:00Z', source: 'Open-Meteo' },
} satisfies Meta<typeof FreshnessNote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Older than an hour. */
export const OutOfDate: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('As of 31 May 2026, 14:20 in Kinshasa')).toBeVisible();
    await expect(canvas.getByText('Source: Open-Meteo')).toBeVisible();
    await expect(await canvas.findByText('Out of date')).toBeVisible();
    await expect(canvas.getByText(/ days ago$/)).toBeVisible();
  },
};

/** What is not older than it may be. */
export const Fresh: Story = {
  args: { asOf: '2126-05-31T13:20:00Z' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('just now')).toBeVisible();
    await expect(canvas.queryByText('Out of date')).toBeNull();
  },
};

export const Sample: Story = { args: { isSample: true } };

export const LongFrench: Story = { globals: { locale: 'fr' }, args: { isSample: true, source: 'Open-Meteo, calculé' } };

export const Dark: Story = { globals: { theme: 'dark' }, args: { isSample: true } };
