import type { Meta, StoryObj } from '@storybook/react-vite';
import { NextLink } from './NextLink.tsx';

const meta = {
  title: 'Primitives/Navigation/NextLink',
  component: NextLink,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Name the page that it leads to.'],
      dont: ['Do not say with it what a reader can do; use `ActionBand`.'],
    },
  },
  args: { href: '#wildlife', children: 'Next focus area: Wildlife' },
} satisfies Meta<typeof NextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: { className: 'nz:max-w-64', children: 'Domaine d’action suivant : autonomisation des communautés' },
};

export const Dark: Story = { globals: { theme: 'dark' } };
