import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContrastGrid, type ContrastGridItem } from './ContrastGrid.tsx';

const items: readonly ContrastGridItem[] = [
  { id: 'gain', title: 'What mining gives', description: 'Work, a road to the market, and taxes for the school.' },
  { id: 'loss', title: 'What it takes', description: 'Fields, clean water, and young people who leave school early.' },
  { id: 'say', title: 'Who decides', description: 'A contract is signed only after a meeting in the village.' },
  { id: 'after', title: 'What stays', description: 'A plan for the land when the mine closes.' },
];

const meta = {
  title: 'Components/ContrastGrid',
  component: ContrastGrid,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Give both sides about the same length.', 'Show four subjects: two sides, and two that connect them.'],
      dont: ['Do not use it for more than two sides; use `ResourceGrid` or `PillarCard`.'],
    },
  },
  args: { items },
  decorators: [(Story) => <div className="nz:bg-bg nz:p-6">{Story()}</div>],
} satisfies Meta<typeof ContrastGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TwoSides: Story = { args: { items: items.slice(0, 2) } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    items: [
      { id: 'gain', title: 'Ce qu’apporte l’exploitation', description: 'Du travail, une route et des impôts.' },
      { id: 'loss', title: 'Ce qu’elle coûte aux communautés', description: 'Des champs, de l’eau et des élèves.' },
      { id: 'say', title: 'Qui prend les décisions', description: 'Un contrat n’est signé qu’après une assemblée.' },
      { id: 'after', title: 'Ce qui demeure', description: 'Un plan pour les terres après la fermeture.' },
    ],
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
