import okapi from 'scene:okapi-understory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../primitives/Link/Link.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { LandscapeLayer } from './LandscapeLayer.tsx';

const words = <p className="nz:lg:col-span-5 nz:lg:col-start-3">Fruit, leaves and shade come down from the crowns.</p>;

const meta = {
  title: 'Components/LandscapeLayer',
  component: LandscapeLayer,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['From the top down: `crowns`, `trunks`, `ground`, `river`.', 'The gold mark on one layer only.'],
      dont: ['For grounds without heights: use `StrataSection` or `Section`.'],
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
    children: (
      <>
        {words}
        <Picture
          src={okapi}
          alt="Illustration: an okapi stands between tall trunks"
          className="nz:aspect-5/4 nz:cut-lg nz:lg:col-span-5 nz:lg:col-start-8 nz:lg:row-span-2 nz:lg:row-start-1 nz:lg:aspect-auto nz:lg:min-h-115"
        />
      </>
    ),
  },
};

/** The title is below the mark, for content in columns. */
export const Column: Story = {
  args: { tone: 'trunks', height: 15, place: 'Among the trunks', title: 'What we do', layout: 'column' },
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
