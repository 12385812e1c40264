import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Bands as bands } from './AirQualityBadge.stories.tsx';
import { AirQualityBadge } from './AirQualityBadge.tsx';

const meta = {
  title: 'Components/AirQualityBadge/Tests',
  component: AirQualityBadge,
  tags: ['!autodocs', '!dev'],
  args: { index: 64 },
} satisfies Meta<typeof AirQualityBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bands: Story = {
  ...bands,
  name: '[PORTAL-02, PORTAL-10] each of the six bands begins where the US index says',
  play: async ({ canvasElement }) => {
    const all = [...canvasElement.querySelectorAll('[data-slot="air-quality-badge"]')];
    await expect(all.map(({ textContent }) => textContent)).toEqual([
      '50 · Good',
      '51 · Moderate',
      '100 · Moderate',
      '101 · Unhealthy for Sensitive',
      '150 · Unhealthy for Sensitive',
      '151 · Unhealthy',
      '200 · Unhealthy',
      '201 · Very unhealthy',
      '300 · Very unhealthy',
      '301 · Hazardous',
      'No reading',
    ]);
  },
};
