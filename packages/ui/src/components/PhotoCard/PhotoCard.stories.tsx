import pump from 'scene:borehole-rings';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { PhotoCard } from './PhotoCard.tsx';

const narrow: Decorator = (Story) => <div className="nz:max-w-96">{Story()}</div>;

const meta = {
  title: 'Components/PhotoCard',
  component: PhotoCard,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Pass the URL of the photo as `href`, so that it can be opened in a new tab and shared.'],
      dont: ['Do not show text over the photo.'],
    },
  },
  decorators: [narrow],
  args: {
    picture: { src: pump, alt: 'Illustration: a hand pump fills a basin with water' },
    category: 'Clean water',
    title: 'The pump in Nsele',
    description: 'The first borehole of the foundation, on its own land, open to the neighbours.',
    href: '#photo',
  },
} satisfies Meta<typeof PhotoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WholeCard: Story = {};

export const Row: Story = { args: { shape: 'row' } };

export const Frame: Story = { args: { shape: 'frame', number: 30, className: 'nz:max-w-40' } };

/** The most recently opened photo. */
export const CurrentFrame: Story = {
  args: { shape: 'frame', number: 30, isCurrent: true, className: 'nz:max-w-40' },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    shape: 'row',
    category: 'Autonomisation des communautés',
    title: 'L’un creuse, l’autre porte, le troisième plante',
    description: 'Une équipe travaille à trois, pour qu’aucun plant ne reste au soleil, racines nues.',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
