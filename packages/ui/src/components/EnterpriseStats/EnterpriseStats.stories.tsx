import type { Meta, StoryObj } from '@storybook/react-vite';
import { EnterpriseStats } from './EnterpriseStats.tsx';

const meta = {
  title: 'Components/EnterpriseStats',
  component: EnterpriseStats,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Show three or four figures from the same data source.'],
      dont: ['Do not show figures without a date or a source: mark them as samples.'],
    },
  },
  args: {
    stats: [
      { id: 'points', value: 150_000, unit: '+', label: 'Data points a day', asOf: '2026-06-01', isSample: true },
      { id: 'accuracy', value: 0.96, format: { style: 'percent' }, label: 'Average accuracy', isSample: true },
      { id: 'sources', value: 9, label: 'Active sources', source: { label: 'Sources', href: '#sources' } },
    ],
  },
} satisfies Meta<typeof EnterpriseStats>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    stats: [
      { id: 'points', value: 150_000, unit: '+', label: 'Points de données reçus chaque jour', isSample: true },
      { id: 'accuracy', value: 0.96, format: { style: 'percent' }, label: 'Précision moyenne', isSample: true },
      { id: 'sources', value: 9, label: 'Sources actives en ce moment' },
    ],
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
