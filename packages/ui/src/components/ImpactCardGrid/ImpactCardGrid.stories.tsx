import pump from 'scene:borehole-rings';
import classroom from 'scene:classroom';
import river from 'scene:river-bend';
import savanna from 'scene:savanna';
import seedlings from 'scene:seedling-rows';
import village from 'scene:village-solar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ImpactCardGrid, type ImpactCardGridProps } from './ImpactCardGrid.tsx';

const cards: ImpactCardGridProps['cards'] = [
  {
    id: 'water',
    picture: {
      src: pump,
      alt: 'Illustration: a hand pump fills a basin with water',
      imageClassName: 'nz:object-[46%_50%]',
    },
    sign: 'water',
    title: 'Clean water runs in Nsele',
    description: 'The first borehole gives families water close to home.',
    value: 1,
    unit: 'borehole completed',
    href: '#water',
  },
  {
    id: 'volunteers',
    picture: { src: river, alt: 'Illustration: a pirogue on a bend of the river' },
    sign: 'together',
    title: 'Volunteers who keep coming back',
    description: 'They plant trees, teach and measure, starting from Nsele.',
    value: 500,
    isAtLeast: true,
    unit: 'active volunteers',
    href: '#volunteers',
  },
  {
    id: 'trees',
    picture: { src: seedlings, alt: 'Illustration: rows of seedlings in red earth' },
    sign: 'climate',
    title: 'The forest is growing back',
    description: 'Row by row, towards our reforestation goal for 2050.',
    value: 50_000,
    isAtLeast: true,
    unit: 'trees planted',
    href: '#trees',
  },
  {
    id: 'people',
    picture: { src: classroom, alt: 'Illustration: pupils at computers, seen from behind' },
    sign: 'digital',
    title: 'Learning that stays',
    description: 'Climate, money and digital skills, taught where people live.',
    value: 2000,
    isAtLeast: true,
    unit: 'people educated',
    href: '#people',
  },
  {
    id: 'centers',
    picture: { src: village, alt: 'Illustration: a village with solar panels on its roofs' },
    sign: 'data',
    title: 'Next: more places to learn',
    description: 'Places with power and internet, planned in the provinces.',
    value: 15,
    unit: 'planned digital centres',
    href: '#centers',
  },
  {
    id: 'one',
    picture: { src: savanna, alt: 'Illustration: acacias on the savanna in the evening' },
    sign: 'roots',
    title: 'One person, one hundred trees',
    description: 'Grace Mbuyi planted them in one rainy season, with her neighbours watching over them.',
    value: 100,
    unit: 'trees planted by one volunteer',
    href: '#one',
  },
];

/** All cards have appeared; the tests cover the animation, which takes more than a second. */
async function allShown(canvasElement: HTMLElement) {
  const items = [...canvasElement.querySelectorAll('[data-slot="impact-card-grid"] > li')];
  await waitFor(() => {
    for (const item of items) for (const transition of item.getAnimations()) transition.finish();
    return expect(items.map((item) => getComputedStyle(item).opacity)).toEqual(items.map(() => '1'));
  });
}

const meta = {
  title: 'Components/ImpactCardGrid',
  component: ImpactCardGrid,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Show three to six cards, the strongest first.'],
      dont: ['Do not mix in other kinds of cards.'],
    },
  },
  args: { cards },
  play: ({ canvasElement }) => allShown(canvasElement),
} satisfies Meta<typeof ImpactCardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Fewer than six: an incomplete grid. */
export const Four: Story = { args: { cards: cards.slice(0, 4) } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    cards: cards.map((card, index) => ({
      ...card,
      title: 'L’eau potable coule désormais toute l’année à Nsele et dans les environs',
      description:
        index === 1
          ? 'Elles plantent, enseignent et relèvent des données, à partir de Nsele, en saison sèche comme en saison des pluies, et elles reviennent chaque mois.'
          : 'Le premier forage donne aux familles de l’eau près de chez elles.',
      unit: 'centres numériques prévus',
    })),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
