import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrendFigures } from './TrendFigures.tsx';

const meta = {
  title: 'Components/TrendFigures',
  component: TrendFigures,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Show three periods of one number.', 'Show it on cloth, on paper or on a surface.'],
      dont: [
        'Do not use it for many values over time; use a chart with axes.',
        'Do not use it for different numbers; use `StatBand`.',
      ],
    },
  },
  args: {
    figures: [
      { id: 'foundation', value: 5000, label: 'Foundation' },
      { id: 'expansion', value: 25000, label: 'Expansion' },
      { id: 'innovation', value: 50000, label: 'Innovation' },
    ],
  },
  decorators: [(Story) => <div className="nz:ground-cloth nz:max-w-120 nz:p-6">{Story()}</div>],
} satisfies Meta<typeof TrendFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing has been counted yet. */
export const Zero: Story = {
  args: { figures: [{ id: 'foundation', value: 0, label: 'Foundation' }] },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    figures: [
      { id: 'foundation', value: 5000, label: 'Fondation et premières plantations' },
      { id: 'expansion', value: 25000, label: 'Développement dans les provinces' },
      { id: 'innovation', value: 50000, label: 'Innovation et données climatiques' },
    ],
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
