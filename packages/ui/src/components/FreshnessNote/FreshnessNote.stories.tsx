import type { Meta, StoryObj } from '@storybook/react-vite';
import { FreshnessNote } from './FreshnessNote.tsx';

const meta = {
  title: 'Components/FreshnessNote',
  component: FreshnessNote,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Show it once for figures that were loaded together.'],
      dont: ['Do not show it beside each of them.'],
    },
  },
  args: { asOf: '2026-05-31T13:20:00Z', source: 'Open-Meteo' },
} satisfies Meta<typeof FreshnessNote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Older than an hour. */
export const OutOfDate: Story = {};

/** Within the allowed age. */
export const Fresh: Story = { args: { asOf: '2126-05-31T13:20:00Z' } };

export const Sample: Story = { args: { isSample: true } };

export const LongFrench: Story = { globals: { locale: 'fr' }, args: { isSample: true, source: 'Open-Meteo, calculé' } };

export const Dark: Story = { globals: { theme: 'dark' }, args: { isSample: true } };
