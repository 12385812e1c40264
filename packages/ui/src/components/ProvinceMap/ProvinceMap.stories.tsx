import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleRecords } from '../../foundations/sampleRecords.ts';
import { sampleTiles } from '../../foundations/sampleTiles.ts';
import { ProvinceMap } from './ProvinceMap.tsx';
import { ProvinceTable } from './ProvinceTable.tsx';

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
  args: { records: sampleRecords, tiles: sampleTiles, onSelect: fn() },
  argTypes: { records: { control: false }, tiles: { control: false } },
} satisfies Meta<typeof ProvinceMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Temperature: Story = {};

export const AirQuality: Story = { args: { measure: 'airQuality' } };

export const Humidity: Story = { args: { measure: 'humidity' } };

export const Population: Story = { args: { measure: 'population', selected: 'CD-KN' } };

/** Each country passes its own tiles: here five counties. */
export const AnotherCountry: Story = {
  args: {
    tiles: [
      { code: 'KE-43', row: 0, column: 1 },
      { code: 'KE-20', row: 1, column: 2 },
      { code: 'KE-30', row: 2, column: 1 },
      { code: 'KE-19', row: 2, column: 3 },
      { code: 'KE-28', row: 3, column: 4 },
    ],
    records: sampleRecords.slice(0, 5).map((record, index) => ({
      ...record,
      code: ['KE-43', 'KE-20', 'KE-30', 'KE-19', 'KE-28'][index] ?? '',
      province: ['Turkana', 'Laikipia', 'Nairobi', 'Kitui', 'Mombasa'][index] ?? '',
    })),
  },
};

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
