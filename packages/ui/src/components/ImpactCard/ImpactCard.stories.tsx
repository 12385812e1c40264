import pump from 'scene:borehole-rings';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { ImpactCard } from './ImpactCard.tsx';

const narrow: Decorator = (Story) => <div className="nz:max-w-96">{Story()}</div>;

const meta = {
  title: 'Components/ImpactCard',
  component: ImpactCard,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Show the number first, then its unit, place and date.'],
      dont: ['Do not show a number whose link does not lead to its source.'],
    },
  },
  decorators: [narrow],
  args: {
    picture: {
      src: pump,
      alt: 'Illustration: a hand pump fills a basin with water',
      imageClassName: 'nz:object-[46%_50%]',
    },
    sign: 'water',
    place: 'Nsele, Kinshasa',
    date: 'May 2025',
    title: 'Clean water runs in Nsele',
    description: 'The first borehole gives families water close to home.',
    value: 1,
    unit: 'borehole completed',
  },
} satisfies Meta<typeof ImpactCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tall: Story = {};

export const Short: Story = { args: { size: 'short', cut: 'foot' } };

export const Row: Story = { args: { size: 'row' } };

/** A card on wide screens, a row on phones. */
export const RowOnPhones: Story = { args: { phone: 'row' } };

/** The title is the link, and it makes the whole card clickable. */
export const AsLink: Story = { args: { href: '#impact' } };

export const WithoutPlace: Story = { args: { place: undefined, date: undefined, sign: undefined } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    place: 'Nsele, ville-province de Kinshasa',
    date: 'septembre 2025',
    title: 'L’eau potable coule désormais à Nsele toute l’année',
    description:
      'Le premier forage donne aux familles de l’eau potable tout près de chez elles, en saison sèche aussi.',
    unit: 'forage achevé',
  },
};

export const RowLongFrench: Story = { ...LongFrench, args: { ...LongFrench.args, size: 'row' } };

export const Dark: Story = { globals: { theme: 'dark' } };
