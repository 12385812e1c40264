import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Sign, signNames } from './Sign.tsx';

const meta = {
  title: 'Primitives/Content/Sign',
  component: Sign,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Show it beside the name of a focus area or a value.'],
      dont: ['Do not mark an action with it; use a lucide icon.'],
    },
  },
  args: { name: 'climate' },
} satisfies Meta<typeof Sign>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: () => (
    <ul className="nz:grid nz:grid-cols-[repeat(auto-fill,6rem)] nz:gap-6">
      {signNames.map((name) => (
        <li key={name} className="nz:grid nz:justify-items-center nz:gap-2 nz:text-sm">
          <Sign name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="nz:flex nz:items-end nz:gap-6">
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Sign key={size} name="water" size={size} />
      ))}
    </div>
  ),
};

export const OnCloth: Story = {
  ...All,
  decorators: [(Story) => <div className="nz:ground-cloth nz:p-6">{Story()}</div>],
};

export const Dark: Story = { ...All, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <p className="nz:flex nz:items-center nz:gap-3 nz:font-semibold">
      <Sign name="water" /> Clean water
    </p>
  ),
};

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Button>
      <Sign name="water" size="xs" /> Download
    </Button>
  ),
};
