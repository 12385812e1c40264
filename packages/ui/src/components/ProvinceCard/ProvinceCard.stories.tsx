import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ProvinceCard } from './ProvinceCard.tsx';
import { ProvinceCardSkeleton } from './ProvinceCardSkeleton.tsx';

const meta = {
  title: 'Components/ProvinceCard',
  component: ProvinceCard,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['button'],
      do: ['Show the same card for all provinces, in the order that the reader chose.'],
      dont: ['Do not put a link or a button inside: the whole card is a button.'],
    },
  },
  args: {
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
      condition: 'partly cloudy',
      lastUpdated: '2026-05-31T13:20:00Z',
    },
    onSelect: fn(),
  },
  argTypes: { record: { control: 'object' } },
  decorators: [(Story) => <div className="nz:max-w-80">{Story()}</div>],
} satisfies Meta<typeof ProvinceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Values that have just changed. */
export const Changed: Story = { args: { isChanged: true } };

/** In a list that is ordered by another value. */
export const OrderedByWind: Story = { args: { value: 'windSpeed' } };

/** In a list below a note with the time of its values. */
export const NotedTime: Story = { args: { notedTime: meta.args.record.lastUpdated } };

/** Missing values are shown as text. */
export const WithoutReadings: Story = {
  args: {
    record: {
      ...meta.args.record,
      temperature: null,
      humidity: null,
      windSpeed: null,
      visibility: null,
      airQuality: null,
      condition: null,
    },
  },
};

export const Loading: Story = { render: () => <ProvinceCardSkeleton /> };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: { record: { ...meta.args.record, province: 'Kasaï-Oriental', capital: 'Mbuji-Mayi', airQuality: 120 } },
};

export const Dark: Story = { globals: { theme: 'dark' } };
