import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReportContent, ReportList } from './ReportList.tsx';

const reports: ReportContent[] = [
  {
    id: 'air',
    title: 'Air quality in the provinces',
    category: 'analysis',
    timestamp: '2026-11-22T13:05:00Z',
    analysis:
      'Provincial capitals with the worst air:\n- Kinshasa: 112 (Unhealthy for Sensitive)\n- Kolwezi: 96 (Moderate)',
    sources: ['Climate records of 22 November 2026, 14:00', 'Open-Meteo'],
  },
  {
    id: 'rain',
    title: 'What to do in heavy rain',
    category: 'recommendation',
    timestamp: '2026-11-22T12:50:00Z',
    analysis: 'It is raining in Mbandaka. Clear the gutters, and keep children away from ravines.',
    sources: ['Climate records of 22 November 2026, 13:50'],
  },
  {
    id: 'alerts',
    title: 'Alerts',
    category: 'alert',
    timestamp: '2026-11-22T12:40:00Z',
    analysis: 'There is no alert.',
    sources: [],
  },
];

const meta = {
  title: 'Components/ReportList',
  component: ReportList,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Show the newest first.'],
      dont: ['Do not use it for published reports with a file; use ReportCard.'],
    },
  },
  args: { reports },
} satisfies Meta<typeof ReportList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { reports: [] } };

/** One of each category. */
export const Categories: Story = {
  args: {
    reports: (['trend', 'prediction', 'recommendation', 'alert', 'analysis', 'other'] as const).map((category) => ({
      id: category,
      category,
      title: 'Temperature in Goma',
      timestamp: '2026-11-22T13:05:00Z',
      analysis: 'On average 21.4 °C.',
      sources: ['Climate records'],
    })),
  },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    reports: [
      {
        id: 'air',
        title: 'Recommandations pour les personnes sensibles à la pollution de l’air',
        category: 'recommendation',
        timestamp: '2026-11-22T13:05:00Z',
        analysis:
          'Évitez les efforts dehors aux heures où l’air est le plus mauvais, et gardez les enfants à l’intérieur.',
        sources: ['Relevés climatiques du 22 novembre 2026 à 14:00'],
      },
    ],
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
