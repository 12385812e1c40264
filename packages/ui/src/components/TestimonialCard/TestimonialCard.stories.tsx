import meeting from 'scene:palaver-tree';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { TestimonialCard } from './TestimonialCard.tsx';

const narrow: Decorator = (Story) => <div className="nz:max-w-96">{Story()}</div>;

const meta = {
  title: 'Components/TestimonialCard',
  component: TestimonialCard,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Show a quote that the person agreed to publish.'],
      dont: ['Do not show invented praise.', 'Do not write quotation marks in the text: the language sets them.'],
    },
  },
  decorators: [narrow],
  args: {
    quote: 'I used to keep the sums in my head. Now they are in a book, and anyone may turn the pages.',
    name: 'Mado Exemple',
    role: 'Treasurer of a savings group, Nsele',
    picture: { src: meeting, alt: 'Illustration: a group sits under a tree' },
  },
} satisfies Meta<typeof TestimonialCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {};

export const WithoutPicture: Story = { args: { picture: undefined } };

/** With room for the person's surroundings. */
export const Scene: Story = { args: { layout: 'scene' } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    quote:
      'Avant, je gardais les comptes dans ma tête. Maintenant ils sont dans un cahier, et chacune peut tourner les pages.',
    role: 'Trésorière d’un groupe d’épargne, Nsele, ville-province de Kinshasa',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
