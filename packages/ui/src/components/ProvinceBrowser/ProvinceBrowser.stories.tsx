import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { sampleRecords } from '../../foundations/sampleRecords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FreshnessNote } from '../FreshnessNote/FreshnessNote.tsx';
import { ProvinceBrowser } from './ProvinceBrowser.tsx';

const meta = {
  title: 'Components/ProvinceBrowser',
  component: ProvinceBrowser,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['search', 'select', 'button'],
      do: ['Show it together with a ProvinceMap: the list is for those who know a name.'],
      dont: ['Do not use it for a few provinces: place their ProvinceCards in a grid.'],
    },
  },
  argTypes: { note: { control: false }, actions: { control: false }, changed: { control: false } },
  args: {
    title: 'Provinces',
    records: sampleRecords,
    search: '',
    onSearch: () => {},
    order: 'name',
    onOrder: () => {},
    onSelect: () => {},
    note: <FreshnessNote asOf="2026-05-31T13:20:00Z" source="Open-Meteo" />,
    actions: (
      <Button variant="line" size="sm">
        <Download aria-hidden="true" /> Download CSV
      </Button>
    ),
  },
} satisfies Meta<typeof ProvinceBrowser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Searched: Story = {
  args: { search: 'kasa', records: sampleRecords.filter(({ province }) => province.includes('Kasa')) },
};

export const NothingFound: Story = { args: { search: 'atlantis', records: [] } };

/** New values have just come: their cards have a blue edge. */
export const Changed: Story = {
  args: { changed: new Set(sampleRecords.slice(0, 3).map(({ code }) => code)), announced: 3 },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'Toutes les provinces de la République démocratique du Congo',
    records: sampleRecords.slice(0, 4),
    actions: (
      <Button variant="line" size="sm">
        <Download aria-hidden="true" /> Télécharger les relevés au format CSV
      </Button>
    ),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
