import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertList, type ClimateAlertContent } from './AlertList.tsx';

const alerts: readonly ClimateAlertContent[] = [
  {
    id: 'air-CD-HK',
    title: 'Unhealthy air',
    type: 'danger',
    severity: 'high',
    province: 'Haut-Katanga',
    description: 'Air quality index 163 in Lubumbashi. Keep children and sick people indoors.',
    timestamp: '2026-05-31T13:20:00Z',
    source: 'CAMS',
    rule: 'Air quality index of 151 or more: “unhealthy”, US EPA',
  },
  {
    id: 'rain-CD-EQ',
    title: 'Heavy rain',
    type: 'warning',
    severity: 'medium',
    province: 'Équateur',
    description: '14 mm of rain an hour in Mbandaka. Keep away from ravines and rivers.',
    timestamp: '2026-05-31T13:20:00Z',
    source: 'Open-Meteo',
  },
  {
    id: 'stale-data',
    title: 'Records are not up to date',
    type: 'info',
    severity: 'low',
    province: 'All 26 provinces',
    description: 'The weather source does not answer.',
    timestamp: '2026-05-31T13:20:00Z',
    source: 'Open-Meteo',
  },
];

const meta = {
  title: 'Components/AlertList',
  component: AlertList,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Put the advice in the description.'],
      dont: ['Do not use it for a message about the page itself; use Alert.'],
    },
  },
  args: { alerts },
  argTypes: { alerts: { control: 'object' } },
} satisfies Meta<typeof AlertList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On a bad day most provinces have an alert: the less severe ones are in a collapsed row. */
export const Limited: Story = { args: { limit: 1 } };

export const None: Story = { args: { alerts: [] } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  decorators: [(Story) => <div className="nz:max-w-80">{Story()}</div>],
};

export const Dark: Story = { globals: { theme: 'dark' } };
