import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Primitives/Feedback/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Show it inside the loading element, such as a button or a line of text.'],
      dont: ['Do not show it for a whole page; use Skeleton.'],
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** It inherits size and colour from the text around it. */
export const InText: Story = {
  render: (args) => (
    <p className="nz:type-lead nz:text-text-muted" role="status">
      <Spinner {...args} className="nz:me-3" />
      Chargement des relevés…
    </p>
  ),
};

export const Dark: Story = { globals: { theme: 'dark' } };
