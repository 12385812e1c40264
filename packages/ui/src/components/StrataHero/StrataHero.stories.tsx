import night from 'scene:mineral-night';
import day from 'scene:mineral-strata';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrataHero } from './StrataHero.tsx';

const meta = {
  title: 'Components/StrataHero',
  component: StrataHero,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: [
        'Show it once, at the top of a page, before a `StrataSection`.',
        'Show a picture whose sky has the colour of the ground.',
      ],
      dont: ['Do not show a photo: its sky ends in a straight line.'],
    },
  },
  args: {
    title: 'Responsible minerals',
    description: 'Down from the sky, through soil and clay, to the rock from which the ore comes.',
    picture: { src: day, darkSrc: night, alt: 'Illustration: a hill with a village above the mine' },
  },
} satisfies Meta<typeof StrataHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AboveClay: Story = { args: { below: 'clay' } };

export const TitleOnly: Story = { args: { description: undefined } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    title: 'Un approvisionnement responsable en minerais',
    description: 'Du ciel jusqu’à la roche d’où vient le minerai, en passant par le sol et par l’argile.',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
