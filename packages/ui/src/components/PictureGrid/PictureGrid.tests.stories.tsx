import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import documented, { Captions as captions, Lead as lead, Row as row } from './PictureGrid.stories.tsx';
import { PictureGrid } from './PictureGrid.tsx';

const meta = {
  title: 'Components/PictureGrid/Tests',
  component: PictureGrid,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
  decorators: documented.decorators,
} satisfies Meta<typeof PictureGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ListsItsPictures: Story = {
  name: 'lists every picture with its description, in its order',
  play: async ({ canvas, args }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(args.pictures.length);
    for (const [index, item] of items.entries())
      await expect(within(item).getByRole('img')).toHaveAccessibleName(args.pictures[index]?.alt ?? '');
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
};

export const TitlesEachPicture: Story = {
  ...row,
  args: {
    ...row.args,
    pictures: row.args?.pictures?.map((picture) => ({ ...picture, description: 'A sentence' })) ?? [],
  },
  name: 'in a row each picture is a figure with its title only',
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('figure').map((figure) => figure.textContent);
    await expect(titles.slice(0, 2)).toEqual(['The pump in Nsele', 'The first lesson']);
  },
};

export const TitlesEachBrick: Story = {
  ...captions,
  name: 'with captions each picture is a figure with its title',
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('figure').map((figure) => figure.textContent);
    await expect(titles.slice(0, 2)).toEqual(['The pump in Nsele', 'The first lesson']);
  },
};

export const DescribesEachPicture: Story = {
  ...lead,
  name: 'with a leading picture each has title and sentence, and the first is the widest',
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('figure');
    await expect(figures[0]).toHaveTextContent(/^The pump in Nsele\s*Twelve people/);
    const widths = figures.map((figure) => figure.getBoundingClientRect().width);
    await expect(widths[0]).toBe(Math.max(...widths));
  },
};
