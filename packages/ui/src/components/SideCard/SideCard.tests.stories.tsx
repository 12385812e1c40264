import pump from 'scene:borehole-rings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SideCard } from './SideCard.tsx';

const meta = {
  title: 'Components/SideCard/Tests',
  component: SideCard,
  tags: ['!autodocs', '!dev'],
  args: {
    href: '/donate',
    picture: { src: pump, alt: '' },
    title: 'Donate',
    description: 'By mobile money or transfer.',
  },
} satisfies Meta<typeof SideCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLinkNamedByItsTitle: Story = {
  name: '[VOL-01] a side card is one link, named by its title',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Donate' })).toHaveAttribute('href', '/donate');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
