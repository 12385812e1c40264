import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareChart } from './ShareChart.tsx';

const meta = {
  title: 'Components/ShareChart',
  component: ShareChart,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['disclosure'],
      do: ['Show shares of different wholes, which cannot be added up.'],
      dont: ['Do not show parts of one whole.'],
    },
  },
  args: {
    caption: 'Share of each mineral',
    columns: { name: 'Mineral', share: 'Share' },
    shares: [
      { id: 'cobalt', name: 'Cobalt', percentage: 70, tone: 'info', description: 'For batteries.' },
      { id: 'tantalum', name: 'Tantalum', percentage: 15, tone: 'give', description: 'For small parts in phones.' },
      { id: 'tin', name: 'Tin', percentage: 8, tone: 'water', description: 'For solder.' },
      { id: 'gold', name: 'Gold', percentage: 12, description: 'Dug by hand in the east.' },
    ],
  },
} satisfies Meta<typeof ShareChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Samples are marked; one bar is the gold one of the view. */
export const SamplesAndMark: Story = {
  args: {
    shares: meta.args.shares.map((share) => ({ ...share, isSample: true })),
    marked: 'gold',
    note: 'The date and the source are still missing.',
  },
};

export const OnCloth: Story = {
  args: { marked: 'gold', shares: meta.args.shares.map((share) => ({ ...share, tone: 'line' })) },
  decorators: [(Story) => <div className="nz:ground-cloth nz:p-6">{Story()}</div>],
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    caption: 'Part de chaque minerai',
    columns: { name: 'Minerai', share: 'Part' },
    shares: [
      {
        id: 'tantalum',
        name: 'Tantale, tiré du coltan',
        percentage: 15,
        description: 'Pour les petites pièces qui se trouvent dans chaque téléphone et chaque ordinateur.',
      },
    ],
  },
  decorators: [(Story) => <div className="nz:max-w-80">{Story()}</div>],
};

export const Dark: Story = { ...SamplesAndMark, globals: { theme: 'dark' } };
