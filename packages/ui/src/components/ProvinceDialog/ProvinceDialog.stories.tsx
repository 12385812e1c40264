import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { ShareButton } from '../ShareButton/ShareButton.tsx';
import { ProvinceDialog } from './ProvinceDialog.tsx';
import { ProvinceSheet } from './ProvinceSheet.tsx';

const start = Date.parse('2026-05-25T00:00:00Z');
const points = Array.from({ length: 24 * 7 }, (_, hour) => ({
  time: new Date(start + hour * 3_600_000).toISOString(),
  temperature: 25 + Math.round(50 * Math.sin(((hour - 8) / 12) * Math.PI)) / 10,
  humidity: 70,
  windSpeed: hour % 12,
  airQuality: 60,
}));

const meta = {
  title: 'Components/ProvinceDialog',
  component: ProvinceDialog,
  subcomponents: { ProvinceSheet },
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['dialog', 'radio', 'disclosure'],
      do: ['Open it from a card or a tile, with a URL that opens it again.'],
      dont: ['Do not show it without a source.'],
    },
  },
  args: {
    open: true,
    record: {
      code: 'CD-KN',
      province: 'Kinshasa',
      capital: 'Kinshasa',
      population: 13_916_000,
      temperature: 27.4,
      humidity: 78,
      windSpeed: 9.7,
      visibility: 24.14,
      airQuality: 64,
      condition: 'rain',
      lastUpdated: '2026-05-31T13:20:00Z',
    },
    history: { points, isError: false, onRetry: fn() },
    source: 'Open-Meteo, modelled',
    onOpenChange: fn(),
    actions: (
      <>
        <Button isIconOnPhones>
          <Download aria-hidden="true" />
          <span>Download CSV</span>
        </Button>
        <ShareButton url="/data?province=CD-KN" title="Kinshasa" variant="line" size="md" />
      </>
    ),
  },
  argTypes: { record: { control: 'object' }, history: { control: false }, actions: { control: false } },
} satisfies Meta<typeof ProvinceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { history: { points: undefined, isError: false, onRetry: fn() } } };

export const Failed: Story = { args: { history: { points: undefined, isError: true, onRetry: fn() } } };

/** Too few readings for a line. */
export const FewReadings: Story = { args: { history: { points: points.slice(0, 1), isError: false, onRetry: fn() } } };

/** In server HTML, where no dialog can be open: it closes with links. */
export const ServerRendered: Story = {
  render: ({ record, history, source, actions }) => (
    <ProvinceSheet {...{ record, history, source, actions }} closeHref="#all" />
  ),
};

export const LongFrench: Story = { globals: { locale: 'fr' }, args: { isSample: true } };

export const Dark: Story = { globals: { theme: 'dark' } };
