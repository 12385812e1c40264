import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figure } from '../../primitives/Figure/Figure.tsx';
import { GrowthRings, type GrowthRingsPeriod } from './GrowthRings.tsx';

const periods: readonly GrowthRingsPeriod[] = [
  {
    id: 'foundation',
    mark: '2020',
    title: '2020–2021: foundation',
    description: 'Young people plant the first trees with their neighbours.',
    figures: <Figure value={5000} isAtLeast unit="trees" />,
  },
  {
    id: 'expansion',
    mark: '2022',
    title: '2022–2023: expansion',
    description: 'More communities join, and each looks after its own trees.',
    figures: (
      <>
        <Figure value={25000} isAtLeast unit="trees" />
        <Figure value={15} isAtLeast unit="communities" />
      </>
    ),
  },
  {
    id: 'innovation',
    mark: '2024',
    title: 'Since 2024: innovation',
    description: 'Sensors and satellites show what survives.',
    figures: <Figure value={50000} isAtLeast unit="trees" />,
  },
];

const meta = {
  title: 'Components/GrowthRings',
  component: GrowthRings,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Show one to three periods, the oldest first.', 'Describe in `label` what the rings stand for.'],
      dont: ['Do not use it for events with plans between them; use `Timeline`.'],
    },
  },
  args: {
    title: 'Our journey',
    label: 'A tree cut across: three periods, and the ring of 2030',
    next: '2030',
    periods,
  },
} satisfies Meta<typeof GrowthRings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = {
  args: { label: 'A tree cut across: its first period', periods: periods.slice(0, 1), next: undefined },
};

export const Two: Story = { args: { label: 'A tree cut across: two periods', periods: periods.slice(0, 2) } };

export const WithoutFigures: Story = {
  args: { periods: periods.map((period) => ({ ...period, figures: undefined })) },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'Notre parcours, de la première pépinière jusqu’à aujourd’hui',
    label: 'Le tronc d’un arbre coupé : trois périodes, et le cerne de 2030',
    periods: periods.map((period) => ({
      ...period,
      title: '2022–2023 : développement des programmes et des partenariats',
      description:
        'D’autres communautés nous rejoignent, et chacune prend soin de ses propres arbres, de la pépinière jusqu’à la forêt.',
    })),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
