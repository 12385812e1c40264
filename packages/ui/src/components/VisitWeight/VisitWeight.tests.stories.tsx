import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisitWeight } from './VisitWeight.tsx';

const meta = {
  title: 'Components/VisitWeight/Tests',
  component: VisitWeight,
  tags: ['!autodocs', '!dev'],
  args: {
    bytes: 188_240,
    price: { amount: 6.4, currency: 'FC', source: 'Financial Afrik', date: '2020-07-08' },
  },
} satisfies Meta<typeof VisitWeight>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  name: '[SAVE-06] the visit is told in kB, what it costs, and by which price',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This visit: 188 kB, about 1.2 FC (6.4 FC for 1 MB: Financial Afrik, July 2020)'),
    ).toBeVisible();
    await expect(canvas.queryByText('Sample')).toBeNull();
  },
};

export const French: Story = {
  name: '[SAVE-06] in French with French units, and a price that is an example is marked',
  globals: { locale: 'fr' },
  args: { bytes: 2_340_000, price: { ...meta.args.price, isSample: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2,3 Mo, environ 15 FC/)).toBeVisible();
    await expect(canvas.getByText('Exemple')).toBeVisible();
  },
};
