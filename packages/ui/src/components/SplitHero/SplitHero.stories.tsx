import canopy from 'scene:canopy-dawn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SplitHero } from './SplitHero.tsx';

const meta = {
  title: 'Components/SplitHero',
  component: SplitHero,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Show it once, at the top of a page.', 'Show a short title: it has half of the width.'],
      dont: ['Do not use it for a title in the corner of its picture; use `PictureHero`.'],
    },
  },
  args: {
    title: 'Our story',
    description: 'From the first trees behind a school to five provinces, along a river.',
    picture: { src: canopy, alt: 'Illustration: dawn over the forest', imageClassName: 'nz:object-[54%_100%]' },
  },
} satisfies Meta<typeof SplitHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TitleOnly: Story = { args: { description: undefined } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'L’histoire de la fondation',
    description: 'Des premiers arbres derrière une école jusqu’à cinq provinces, le long d’une rivière.',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
