import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Primitives/Content/Logo',
  component: Logo,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Show it beside the name, in the colour of the text.'],
      dont: ['Do not let it be the only name of a link.'],
    },
  },
  args: { className: 'nz:h-12' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Woven: Story = { args: { variant: 'woven', className: 'nz:h-48' } };
export const OnCloth: Story = { decorators: [(Story) => <div className="nz:ground-cloth nz:p-6">{Story()}</div>] };
export const Dark: Story = { globals: { theme: 'dark' } };
