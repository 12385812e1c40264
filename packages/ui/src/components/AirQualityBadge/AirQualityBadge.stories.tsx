import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AirQualityBadge } from './AirQualityBadge.tsx';

const meta = {
  title: 'Components/AirQualityBadge',
  component: AirQualityBadge,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Number and band together: the number alone tells few readers anything.'],
      dont: ['Concentrations in µg/m³: it is an index.'],
    },
  },
  args: { index: 64 },
} satisfies Meta<typeof AirQualityBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Bands: Story = {
  name: '[PORTAL-02] up to 50 is good, to 100 moderate, to 150 unhealthy for sensitive people, above it unhealthy',
  render: () => (
    <div className="nz:grid nz:justify-items-start nz:gap-2">
      {[50, 51, 100, 101, 150, 151, null].map((index) => (
        <AirQualityBadge key={String(index)} index={index} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const all = [...canvasElement.querySelectorAll('[data-slot="air-quality-badge"]')];
    await expect(all.map(({ textContent }) => textContent)).toEqual([
      '50 · Good',
      '51 · Moderate',
      '100 · Moderate',
      '101 · Unhealthy for Sensitive',
      '150 · Unhealthy for Sensitive',
      '151 · Unhealthy',
      'No reading',
    ]);
  },
};

export const LongFrench: Story = {
  ...Bands,
  name: 'Long French',
  play: undefined,
  globals: { locale: 'fr' },
  decorators: [(Story) => <div className="nz:max-w-44">{Story()}</div>],
};

export const Dark: Story = { ...Bands, name: 'Dark', play: undefined, globals: { theme: 'dark' } };
