import type { Meta, StoryObj } from '@storybook/react-vite';
import { MetricsSidebar } from './MetricsSidebar.tsx';

const meta = {
  title: 'Components/MetricsSidebar',
  component: MetricsSidebar,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Show four to six figures beside a list or a text, the most important first.'],
      dont: ['Do not use it for figures across the page; use StatBand.'],
    },
  },
  decorators: [(Story) => <div className="nz:max-w-90 nz:bg-sunk nz:p-6">{Story()}</div>],
  args: {
    title: 'Latest metrics',
    description: 'Up to November 2025',
    metrics: [
      { id: 'trees', value: 50_000, label: 'trees planted', source: { label: 'Nursery registers' } },
      { id: 'people', value: 5500, label: 'people reached', source: { label: 'Attendance sheets' } },
      { id: 'projects', value: 12, label: 'projects completed', isSample: true },
      { id: 'reports', value: 7, label: 'reports in all' },
    ],
  },
  argTypes: { title: { control: 'text' }, description: { control: 'text' } },
} satisfies Meta<typeof MetricsSidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'Derniers chiffres disponibles',
    metrics: [
      { id: 'trees', value: 50_000, label: 'arbres plantés depuis le début', asOf: '2025-11-30' },
      { id: 'people', value: 5500, label: 'personnes accompagnées par nos programmes', isSample: true },
    ],
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
