import dawn from 'scene:canopy-dawn';
import river from 'scene:river-bend';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'Primitives/Content/Picture',
  component: Picture,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: [
        'Write an `alt` that describes the picture and says if it is an illustration.',
        'Set the aspect ratio with a class, so that nothing shifts.',
      ],
      dont: ['Do not put text into the picture.'],
    },
  },
  args: {
    src: dawn,
    alt: 'Illustration: dawn over the forest canopy',
    className: 'nz:aspect-16/10 nz:max-w-xl',
    loading: 'eager',
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The corner is cut at 45 degrees. */
export const Cut: Story = {};

export const Uncut: Story = { args: { isCut: false } };

/** The subject is in the centre, so one picture fits every frame. */
export const Frames: Story = {
  render: (args) => (
    <div className="nz:grid nz:max-w-3xl nz:gap-gap nz:sm:grid-cols-3">
      <Picture {...args} className="nz:aspect-square nz:cut-lg" />
      <Picture
        {...args}
        className="nz:aspect-3/4 nz:sm:row-span-2"
        src={river}
        alt="Illustration: a bend of the river"
      />
      <Picture {...args} className="nz:aspect-16/10 nz:cut-sm" imageClassName="nz:object-[20%_80%]" />
    </div>
  ),
};

/** Its space is reserved while it loads, so nothing shifts. */
export const NotYetLoaded: Story = { args: { src: 'data:,', alt: '' } };

export const Dark: Story = { globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'] };

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <div className="nz:relative">
      <Picture {...args} />
      <p className="nz:absolute nz:start-4 nz:bottom-4 nz:bg-surface nz:px-2 nz:font-bold">Plant with us on Saturday</p>
    </div>
  ),
};
