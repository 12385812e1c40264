import type { Meta, StoryObj } from '@storybook/react-vite';
import { GoalGrid } from './GoalGrid.tsx';

const meta = {
  title: 'Components/GoalGrid',
  component: GoalGrid,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Highlight the goal that the page is about.'],
      dont: ['Do not show it as decoration: each goal leads to another site.'],
    },
  },
  args: { highlighted: 12 },
} satisfies Meta<typeof GoalGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoneHighlighted: Story = { args: { highlighted: undefined } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  decorators: [(Story) => <div className="nz:max-w-80">{Story()}</div>],
};

export const Dark: Story = { globals: { theme: 'dark' } };
