import classroom from 'scene:classroom';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { BoardHero } from './BoardHero.tsx';

const meta = {
  title: 'Components/BoardHero',
  component: BoardHero,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      keyboard: ['link'],
      do: ['Show it once, at the top of a page about learning.', 'Show a picture with its subject in the lower half.'],
      dont: ['Do not use it for more than four figures; use `StatBand` below.'],
    },
  },
  args: {
    title: 'Digital literacy',
    description: 'Courses for people who use a computer for the first time, and for those who teach them.',
    actions: (
      <>
        <LinkButton href="#enrol" size="lg">
          Enrol
        </LinkButton>
        <LinkButton href="#teach" size="lg" variant="line">
          Teach a course
        </LinkButton>
      </>
    ),
    figures: [
      { id: 'students', value: 5000, isAtLeast: true, label: 'Students', isSample: true },
      { id: 'courses', value: 100, isAtLeast: true, label: 'Courses', isSample: true },
      { id: 'completion', value: '90%', label: 'Completion', isSample: true },
      { id: 'partners', value: 20, isAtLeast: true, label: 'Partners', isSample: true },
    ],
    picture: { src: classroom, alt: 'Illustration: students at computers, seen from behind' },
  },
} satisfies Meta<typeof BoardHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** While the URL of the picture is loading. */
export const WithoutPicture: Story = {
  args: { picture: undefined, children: <p className="nz:py-6">The page is loading.</p> },
};

export const TitleOnly: Story = { args: { description: undefined, actions: undefined, figures: [] } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'L’alphabétisation numérique',
    description:
      'Des cours pour celles et ceux qui utilisent un ordinateur pour la première fois, et pour les enseigner.',
    actions: <LinkButton href="#enrol">S’inscrire à un cours gratuit</LinkButton>,
    figures: [{ id: 'students', value: 5000, label: 'Personnes formées dans les communautés rurales' }],
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
