import type { Meta, StoryObj } from '@storybook/react-vite';
import { Seam } from './Seam.tsx';

const meta = {
  title: 'Components/Seam',
  component: Seam,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Show it between two sections, once on a page.'],
      dont: ['Do not show it as a divider in a text.'],
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Seam>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every position is on a heart of the pattern, on phones too. */
export const Positions: Story = {
  render: () => (
    <div className="nz:grid nz:gap-4">
      {([-4, -3, -2, -1, 0, 1, 2, 3] as const).map((position) => (
        <Seam key={position} position={position} />
      ))}
    </div>
  ),
};

/** Below a hero, whose active slide has the gold diamond of the view. */
export const WithoutGold: Story = { args: { position: 'none' } };

export const Dark: Story = { globals: { theme: 'dark' } };
