import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudSun, Satellite, Trees } from 'lucide-react';
import { expect } from 'storybook/test';
import { SourceTiles } from './SourceTiles.tsx';

const meta = {
  title: 'Components/SourceTiles',
  component: SourceTiles,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Show sources that are really used, and what for.'],
      dont: ['Do not show logos of other organisations.'],
    },
  },
  args: {
    sources: [
      {
        id: 'open-meteo',
        icon: <CloudSun />,
        title: 'Open-Meteo',
        kind: 'Weather',
        description: 'Temperature, humidity, wind and rain, modelled for each capital.',
        href: 'https://open-meteo.com/',
      },
      {
        id: 'sentinel',
        icon: <Satellite />,
        title: 'Sentinel-2',
        kind: 'Satellite',
        description: 'Pictures of the land every five days.',
      },
      {
        id: 'gfw',
        icon: <Trees />,
        title: 'Global Forest Watch',
        kind: 'Forest',
        description: 'Where trees were lost in the last week.',
        href: 'https://www.globalforestwatch.org/',
      },
    ],
  },
  argTypes: { sources: { control: false } },
} satisfies Meta<typeof SourceTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Open-Meteo' })).toHaveAttribute('href', 'https://open-meteo.com/');
  },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  decorators: [(Story) => <div className="nz:max-w-72">{Story()}</div>],
};

export const Dark: Story = { globals: { theme: 'dark' } };
