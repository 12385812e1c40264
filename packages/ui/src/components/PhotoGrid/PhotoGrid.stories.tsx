import type { Meta, StoryObj } from '@storybook/react-vite';
import { photos } from '../../foundations/photos.ts';
import { PhotoGrid } from './PhotoGrid.tsx';

const meta = {
  title: 'Components/PhotoGrid',
  component: PhotoGrid,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['link'],
      do: ['Give each photo a URL.', 'Use one layout per kind of photo.'],
      dont: ['Do not load the viewer before someone opens a photo.'],
    },
  },
  args: { photos, hrefOf: ({ id }) => `#photo-${id}` },
} satisfies Meta<typeof PhotoGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};

/** The first photo is large, the others are rows beside it. */
export const Album: Story = { args: { layout: 'album' } };

export const AlbumEnd: Story = { args: { layout: 'album-end' } };

export const Board: Story = { args: { layout: 'board' } };

/** Small numbered frames; the diamond marks the most recently opened photo. */
export const Sheet: Story = { args: { layout: 'sheet', current: 2, className: 'nz:ground-cloth nz:p-6' } };

export const Strip: Story = { args: { layout: 'strip', className: 'nz:ground-cloth nz:p-6' } };

export const Dark: Story = { globals: { theme: 'dark' }, args: { layout: 'album' } };
