import seedlings from 'scene:seedling-rows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PictureHero } from './PictureHero.tsx';

const meta = {
  title: 'Components/PictureHero',
  component: PictureHero,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      keyboard: ['link'],
      do: ['Show it once, at the top of a page.', 'Show a picture whose lower start corner may be covered.'],
      dont: ['Do not use it for a picture over the full width; use `ParallaxHero`.'],
    },
  },
  args: {
    back: { href: '#home', label: 'Back to the home page' },
    title: 'Volunteers',
    description: 'Two days a month are enough, and you learn everything on the spot.',
    picture: { src: seedlings, alt: 'Illustration: rows of seedlings', imageClassName: 'nz:object-[55%_60%]' },
  },
} satisfies Meta<typeof PictureHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TitleOnly: Story = {
  render: ({ title, picture }) => <PictureHero title={title} picture={picture} />,
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    back: { href: '#home', label: 'Retour à la page d’accueil de la fondation' },
    title: 'Les bénévoles de la fondation',
    description: 'Deux journées par mois suffisent, et vous apprenez tout sur place avec les familles.',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
