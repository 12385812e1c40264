import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigureGroup } from '../../primitives/Figure/FigureGroup.tsx';
import { FigureNote } from '../../primitives/Figure/FigureNote.tsx';
import { StatBand } from './StatBand.tsx';

const meta = {
  title: 'Components/StatBand',
  component: StatBand,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Show two to four figures, with date and source.', 'Mark samples with `isSample`.'],
      dont: ['Do not show a figure without a source.'],
    },
  },
  args: {
    stats: [
      { id: 'partners', value: 25, label: 'Total partners' },
      { id: 'projects', value: 14, label: 'Joint projects' },
      { id: 'countries', value: 8, label: 'Countries' },
      { id: 'funding', value: '$2.4M', label: 'Funding raised' },
    ],
    note: <FigureNote />,
  },
  decorators: [
    (Story) => (
      <FigureGroup asOf="2026-05-31" source={{ label: 'our own records' }}>
        <Story />
      </FigureGroup>
    ),
  ],
} satisfies Meta<typeof StatBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};

export const Column: Story = {
  args: { layout: 'column' },
  decorators: [(Story) => <div className="nz:max-w-72">{Story()}</div>],
};

export const Two: Story = { args: { stats: meta.args.stats.slice(0, 2) } };

/** A sample is marked, until a real count exists. */
export const Sample: Story = {
  args: {
    stats: [
      { id: 'partners', value: 25, label: 'Total partners' },
      { id: 'month', value: 3, label: 'This Month', isSample: true },
    ],
  },
};

export const OnCloth: Story = {
  decorators: [(Story) => <div className="nz:ground-cloth nz:p-8">{Story()}</div>],
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    stats: [
      { id: 'partners', value: 25, label: 'Partenaires au total' },
      { id: 'projects', value: 14, label: 'Projets menés en commun' },
      { id: 'countries', value: 8, label: 'Pays' },
      { id: 'funding', value: '2,4 M$', label: 'Fonds réunis avec les partenaires', isSample: true },
    ],
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    stats: [
      { id: 'partners', value: 25, label: 'Total partners' },
      { id: 'projects', value: 14, label: 'Joint projects' },
    ],
  },
};

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  args: { stats: [{ id: 'funding', value: '$2.4M', label: 'Funding raised' }], note: undefined },
};
