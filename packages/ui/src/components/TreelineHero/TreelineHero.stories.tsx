import canopy from 'scene:canopy-dawn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { TreelineHero } from './TreelineHero.tsx';

const meta = {
  title: 'Components/TreelineHero',
  component: TreelineHero,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      keyboard: ['link'],
      do: [
        'Show it once, at the top of a page, before a section on cloth.',
        'Show a picture that is clear in its upper part.',
      ],
      dont: [
        'Do not show text in the picture.',
        'Do not use it for a picture over the full width; use `ParallaxHero`.',
      ],
    },
  },
  args: {
    title: 'Biodiversity',
    subtitle: 'From the crown to the river',
    description: 'What lives in each layer of the forest, and what we do so that it stays.',
    picture: { src: canopy, alt: 'Illustration: dawn over the forest' },
    actions: (
      <>
        <LinkButton href="#donate" variant="give" size="lg">
          Donate
        </LinkButton>
        <LinkButton href="#gallery" variant="line" size="lg">
          See the photos
        </LinkButton>
      </>
    ),
  },
} satisfies Meta<typeof TreelineHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** While the URL of the picture is loading. Nothing moves when it arrives. */
export const WithoutPicture: Story = { args: { picture: undefined } };

export const TitleOnly: Story = { args: { subtitle: undefined, description: undefined, actions: undefined } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'La biodiversité',
    subtitle: 'De la cime des arbres jusqu’à la rivière',
    description:
      'Ce qui vit dans chaque étage de la forêt, et ce que nous faisons, avec les villages, pour que cela demeure.',
    actions: <LinkButton href="#donate">Soutenir la fondation par un don</LinkButton>,
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
