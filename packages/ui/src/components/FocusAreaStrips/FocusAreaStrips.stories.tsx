import pump from 'scene:borehole-rings';
import classroom from 'scene:classroom';
import strata from 'scene:mineral-strata';
import okapi from 'scene:okapi-understory';
import seedlings from 'scene:seedling-rows';
import village from 'scene:village-solar';
import station from 'scene:weather-station';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FocusArea } from './FocusAreaStrip.tsx';
import { FocusAreaStrips } from './FocusAreaStrips.tsx';

const areas: FocusArea[] = [
  {
    id: 'climate',
    sign: 'climate',
    title: 'Climate mitigation',
    description: 'Nurseries raise native seedlings, and every plot is counted again after its second dry season.',
    href: '#climate',
    picture: {
      src: seedlings,
      alt: 'Illustration: rows of seedlings in red earth',
      imageClassName: 'nz:object-[46%_68%] nz:xl:object-[46%_40%]',
    },
  },
  {
    id: 'water',
    sign: 'water',
    title: 'Clean water',
    description: 'Boreholes with a committee that keeps the key and a fund for repairs.',
    href: '#water',
    picture: {
      src: pump,
      alt: 'Illustration: a hand pump fills a basin with water',
      imageClassName: 'nz:object-[42%_68%] nz:xl:object-[42%_40%]',
    },
  },
  {
    id: 'wildlife',
    sign: 'wildlife',
    title: 'Wildlife',
    description:
      'Forest paths mapped with trackers who know every crossing. Guards are hired from the villages themselves.',
    href: '#wildlife',
    picture: { src: okapi, alt: 'Illustration: an okapi in the undergrowth', imageClassName: 'nz:object-[50%_44%]' },
  },
  {
    id: 'community',
    sign: 'community',
    title: 'Community empowerment',
    description: 'Young people learn a trade and lead the next group.',
    href: '#community',
    picture: {
      src: village,
      alt: 'Illustration: a village with solar panels on its roofs',
      imageClassName: 'nz:object-[86%_68%] nz:xl:object-[86%_40%]',
    },
  },
  {
    id: 'digital',
    sign: 'digital',
    title: 'Digital literacy',
    description: 'Lessons load once a week and work all week without a signal.',
    href: '#digital',
    picture: {
      src: classroom,
      alt: 'Illustration: pupils at computers, seen from behind',
      imageClassName: 'nz:object-[50%_68%] nz:xl:object-[50%_40%]',
    },
  },
  {
    id: 'minerals',
    sign: 'minerals',
    title: 'Responsible minerals',
    description: 'Prices, safety and schooling, agreed with the people who dig.',
    href: '#minerals',
    picture: {
      src: strata,
      alt: 'Illustration: layers of earth with blue crystals',
      imageClassName: 'nz:object-[54%_68%] nz:xl:object-[54%_40%]',
    },
  },
  {
    id: 'data',
    sign: 'data',
    title: 'Free climate data',
    description: 'Weather and air quality of all 26 provinces, open to everyone.',
    href: '#data',
    picture: {
      src: station,
      alt: 'Illustration: a weather station on a hill',
      imageClassName: 'nz:object-[50%_68%] nz:xl:object-[50%_40%]',
    },
  },
];

const meta = {
  title: 'Components/FocusAreaStrips',
  component: FocusAreaStrips,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['button', 'link'],
      do: ['Show the foundation’s areas, with a sign and a picture each.'],
      dont: ['Do not show more than eight, or fewer than three.'],
    },
  },
  args: { areas, defaultOpen: 'wildlife' },
} satisfies Meta<typeof FocusAreaStrips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FirstOpen: Story = { args: { defaultOpen: undefined } };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    areas: areas.map((area, index) => ({
      ...area,
      title: index % 2 ? 'Autonomisation des communautés' : 'Atténuation du changement climatique',
      description:
        'Les sentiers de la forêt sont relevés avec des pisteurs qui en connaissent chaque croisement. Les gardes sont recrutés dans les villages mêmes, et formés sur place.',
    })),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
