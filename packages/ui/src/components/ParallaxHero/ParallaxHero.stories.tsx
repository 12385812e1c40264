import canopy from 'scene:canopy-dawn';
import night from 'scene:night-sky';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { ParallaxHero } from './ParallaxHero.tsx';
import { ParallaxRain } from './ParallaxRain.tsx';

const meta = {
  title: 'Components/ParallaxHero',
  component: ParallaxHero,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      keyboard: ['link'],
      do: [
        'Show it once, at the top of a page.',
        'Show a picture with the subject in the centre: phones only show the centre.',
      ],
      dont: ['Do not show text in the picture.'],
    },
  },
  args: {
    eyebrow: 'What we do',
    title: 'Climate mitigation',
    description: 'What we plant, where it stands, and how many of the trees are alive after their first dry season.',
    picture: { src: canopy, alt: 'Illustration: dawn over the forest' },
  },
  argTypes: { layers: { control: false } },
} satisfies Meta<typeof ParallaxHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithActions: Story = {
  args: {
    actions: (
      <>
        <LinkButton href="/volunteers" size="lg">
          Join the volunteers
        </LinkButton>
        <LinkButton href="/about" size="lg" variant="line">
          About us
        </LinkButton>
      </>
    ),
  },
};

/** While the URL of the picture is loading. Nothing moves when it arrives. */
export const WithoutPicture: Story = {
  args: { picture: undefined },
  play: async ({ canvas, canvasElement }) => {
    const place = canvasElement.querySelector('[data-slot="parallax-hero-picture"]');
    await expect(place?.getBoundingClientRect().height).toBeGreaterThan(200);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** A layer in front of the picture. */
export const Rain: Story = { args: { layers: <ParallaxRain /> } };

export const Night: Story = { args: { picture: { src: night, alt: 'Illustration: stars over the river' } } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    eyebrow: 'Notre action',
    title: 'Atténuation du changement climatique',
    description:
      'Ce que nous plantons, où cela pousse, et combien d’arbres vivent encore après leur première saison sèche.',
    actions: <LinkButton href="/volunteers">Rejoindre les bénévoles de la fondation</LinkButton>,
  },
};

export const Dark: Story = { ...WithActions, globals: { theme: 'dark' } };
