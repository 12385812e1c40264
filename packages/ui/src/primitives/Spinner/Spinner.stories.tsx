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

/** The pictures beside the advice on the docs page. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <p role="status" className="nz:flex nz:items-center nz:gap-2">
      <Spinner /> Sending the photo
    </p>
  ),
};

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <p role="status" className="nz:grid nz:min-h-72 nz:place-items-center">
      <Spinner aria-hidden="true" />
      <span className="nz:sr-only">Loading</span>
    </p>
  ),
};
