import okapi from 'scene:okapi-understory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../primitives/Link/Link.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { LandscapeLayer } from './LandscapeLayer.tsx';
import { LandscapeTrunks } from './LandscapeTrunks.tsx';

const words = <p className="nz:lg:col-span-5 nz:lg:col-start-3">Fruit, leaves and shade come down from the crowns.</p>;

const meta = {
  title: 'Components/LandscapeLayer',
  component: LandscapeLayer,
  subcomponents: { LandscapeTrunks },
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: [
        'Order them from the top down: `crowns`, `trunks`, `ground`, `river`.',
        'Show the gold mark on one layer only.',
      ],
      dont: ['Do not use it for grounds without heights; use `StrataSection` or `Section`.'],
    },
  },
  args: {
    tone: 'crowns',
    height: 40,
    unit: 'm',
    place: 'In the crowns',
    title: 'The crowns feed what lives below',
    children: words,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof LandscapeLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The title leaves room for a picture; the mark is gold. */
export const WithPicture: Story = {
  args: {
    layout: 'picture',
    isOffbeat: true,
    description: 'Fruit, leaves and shade come down from the crowns.',
    note: 'Where the tallest trees are felled, all others lose their food.',
    picture: { src: okapi, alt: 'Illustration: an okapi stands between tall trunks' },
    children: undefined,
  },
};

/** The lowest layer, with what a reader can do. */
export const WithActions: Story = {
  args: {
    tone: 'river',
    height: -3,
    place: 'In the river',
    title: 'Keep all of it alive',
    description: 'A day of planting costs as much as a sack of rice.',
    actions: <LinkButton href="#donate">Donate</LinkButton>,
    children: undefined,
  },
};

/** The title is below the mark, for content in columns. */
export const Column: Story = {
  args: { tone: 'trunks', height: 15, place: 'Among the trunks', title: 'What we do', layout: 'column' },
};

/** The list of a column layer, each item beside a trunk. */
export const Trunks: Story = {
  args: {
    ...Column.args,
    children: (
      <LandscapeTrunks
        className="nz:lg:col-span-12 nz:lg:mt-4"
        items={['Forest inventory', 'Wildlife', 'Land use', 'Seeds'].map((content) => ({ id: content, content }))}
      />
    ),
  },
};

export const WithEnd: Story = { args: { tone: 'ground', height: 0, end: <Link href="#gallery">Photo gallery</Link> } };

/** Down through a forest. */
export const AllLayers: Story = {
  render: (args) => (
    <>
      <LandscapeLayer {...args} />
      <LandscapeLayer {...args} tone="trunks" height={15} place="Among the trunks" title="What we do" />
      <LandscapeLayer {...args} tone="ground" height={0} place="On the ground" title="Life on the ground" />
      <LandscapeLayer {...args} tone="river" height={-3} place="In the river" title="Keep all of it alive" />
    </>
  ),
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    place: 'Dans les couronnes des plus grands arbres',
    title: 'Les couronnes nourrissent tout ce qui vit en dessous, jusqu’à la rivière',
    end: <Link href="#gallery">Toutes les photos de la galerie</Link>,
  },
};

export const Dark: Story = { ...AllLayers, globals: { theme: 'dark' } };
