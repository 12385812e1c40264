import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudSun, Droplets, GraduationCap, Sprout, TreePine, Users } from 'lucide-react';
import { Figure } from '../../primitives/Figure/Figure.tsx';
import { PlotGrid, type PlotGridItem } from './PlotGrid.tsx';

const items: readonly PlotGridItem[] = [
  { id: 'trees', pattern: 'treetops', accent: 'forest', icon: <TreePine />, title: 'Reforestation' },
  { id: 'nurseries', pattern: 'beds', accent: 'laterite', icon: <Sprout />, title: 'Nurseries' },
  { id: 'water', pattern: 'well', accent: 'river', icon: <Droplets />, title: 'Clean water' },
  { id: 'farming', pattern: 'furrows', accent: 'gold', icon: <GraduationCap />, title: 'Training' },
  { id: 'climate', pattern: 'map', accent: 'cobalt', icon: <CloudSun />, title: 'Climate data' },
  { id: 'villages', pattern: 'avenues', accent: 'forest', icon: <Users />, title: 'Villages' },
].map((item) => ({
  ...(item as Pick<PlotGridItem, 'id' | 'pattern' | 'accent' | 'icon' | 'title'>),
  subtitle: 'With the families whose land it is',
  description: 'Volunteers plant in the rainy season, and the village looks after the trees.',
  result: <Figure value={50000} unit="trees planted" layout="inline" />,
  href: '#donate',
  action: 'Donate',
}));

const meta = {
  title: 'Components/PlotGrid',
  component: PlotGrid,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Show six programmes on a ground that differs from `surface`.', 'Give each a pattern of its own.'],
      dont: ['Do not use it for two or three programmes; use `ProgramCard` in columns.'],
    },
  },
  args: { items },
  decorators: [(Story) => <div className="nz:bg-sunk nz:p-4">{Story()}</div>],
} satisfies Meta<typeof PlotGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without a result and without a link. */
export const TextOnly: Story = {
  args: {
    items: items.map(({ id, pattern, accent, icon, title, description }) => ({
      id,
      pattern,
      accent,
      icon,
      title,
      description,
    })),
  },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    items: items.map((item) => ({
      ...item,
      title: 'Reboisement communautaire',
      subtitle: 'Avec les familles à qui appartient la terre',
      description: 'Les bénévoles plantent pendant la saison des pluies, et le village veille ensuite sur les arbres.',
      action: 'Faire un don',
    })),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
