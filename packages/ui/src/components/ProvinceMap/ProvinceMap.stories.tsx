import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ProvinceMap } from './ProvinceMap.tsx';
import { ProvinceTable } from './ProvinceTable.tsx';
import { sampleRecords } from './sampleRecords.ts';

const meta = {
  title: 'Components/ProvinceMap',
  component: ProvinceMap,
  tags: ['autodocs', 'beta'],
  parameters: {
    guide: {
      keyboard: ['button'],
      do: ['Offer a ProvinceTable with the same records too.'],
      dont: ['Do not style some provinces differently, whatever happens there.'],
    },
  },
  args: { records: sampleRecords, onSelect: fn() },
  argTypes: { records: { control: false } },
} satisfies Meta<typeof ProvinceMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Temperature: Story = {};

export const AirQuality: Story = { args: { measure: 'airQuality' } };

export const Humidity: Story = { args: { measure: 'humidity' } };

export const Population: Story = { args: { measure: 'population', selected: 'CD-KN' } };

/** A missing value is shown as a dash and announced in words. */
export const WithoutReadings: Story = {
  args: { records: sampleRecords.map((record) => ({ ...record, temperature: null })) },
};

/** The same data as a table. */
export const Table: Story = {
  render: ({ records }) => (
    <ProvinceTable records={records} values={['temperature', 'humidity', 'windSpeed', 'airQuality', 'population']} />
  ),
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: { measure: 'airQuality' },
  decorators: [(Story) => <div className="nz:max-w-80">{Story()}</div>],
};

export const Dark: Story = { globals: { theme: 'dark' }, args: { selected: 'CD-KN' } };
