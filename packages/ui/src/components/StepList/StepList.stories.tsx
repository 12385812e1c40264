import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepList, type StepListItem } from './StepList.tsx';

const items: readonly StepListItem[] = [
  { id: 'dig', title: 'Dug', description: 'Miners of a cooperative fill a bag and close it with a seal.' },
  { id: 'weigh', title: 'Weighed', description: 'The village committee weighs it and writes down the number.' },
  { id: 'check', title: 'Checked', description: 'An inspector compares the seal, the weight and the place.' },
  { id: 'sell', title: 'Sold', description: 'The buyer sees the whole journey before paying.' },
];

const french: readonly StepListItem[] = [
  { id: 'dig', title: 'Extrait', description: 'Les mineurs d’une coopérative remplissent un sac et le scellent.' },
  { id: 'weigh', title: 'Pesé', description: 'Le comité du village le pèse et inscrit le numéro dans le registre.' },
  { id: 'check', title: 'Contrôlé', description: 'Une inspectrice compare le sceau, le poids et la provenance.' },
  { id: 'sell', title: 'Commercialisé', description: 'L’acheteur voit tout le trajet avant de payer.' },
];

const meta = {
  title: 'Components/StepList',
  component: StepList,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Show four steps as `stairs`, a question and its answer as `talk`.', 'Write titles of one or two words.'],
      dont: ['Do not use it for dates; use `Timeline`.', 'Do not use it for things without an order; use a list.'],
    },
  },
  args: { items },
  decorators: [(Story) => <div className="nz:bg-bg nz:p-6 nz:lg:pt-24">{Story()}</div>],
} satisfies Meta<typeof StepList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Talk: Story = { args: { variant: 'talk' } };

export const LongFrench: Story = { globals: { locale: 'fr' }, args: { items: french } };

export const TalkLongFrench: Story = { globals: { locale: 'fr' }, args: { items: french, variant: 'talk' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const TalkDark: Story = { args: { variant: 'talk' }, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'], args: { variant: 'stairs' } };

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    items: [
      { id: 'start', title: '2021', description: 'Young people start a foundation.' },
      { id: 'water', title: '2025', description: 'Clean water runs in Nsele.' },
    ],
  },
};
