import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Figure } from './Figure.tsx';

const meta = {
  title: 'Primitives/Content/Figure/Tests',
  component: Figure,
  tags: ['!autodocs', '!dev'],
  args: { value: 50_000, label: 'Trees planted', asOf: '2020-05-31', source: { label: 'Reports', href: '#reports' } },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysDateSourceAndAge: Story = {
  name: '[LIB-01] a number says its day, its source and that it is older than a year',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50,000')).toHaveAttribute('value', '50000');
    await expect(canvas.getByText(/^As of /)).toHaveAttribute('datetime', '2020-05-31');
    await expect(canvas.getByRole('link', { name: 'Reports' })).toHaveAttribute('href', '#reports');
    await expect(await canvas.findByText('Older than a year')).toBeVisible();
  },
};

export const FreshIsNotOld: Story = {
  args: { asOf: new Date().toISOString().slice(0, 10), isSample: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sample')).toBeVisible();
    await expect(canvas.queryByText('Older than a year')).toBeNull();
  },
};
