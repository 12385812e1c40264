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

/** The pictures beside the advice on the docs page. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <>
      <p className="nz:p-6">What we planted, drilled and taught.</p>
      <Seam />
      <p className="nz:bg-surface nz:p-6">Six values behind all our work.</p>
    </>
  ),
};

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div className="nz:grid nz:gap-4 nz:p-6">
      <p>Volunteers dig, carry and plant.</p>
      <Seam />
      <p>Then they count what grows.</p>
    </div>
  ),
};
