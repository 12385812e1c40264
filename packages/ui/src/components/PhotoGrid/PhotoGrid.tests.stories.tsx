import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { photos } from '../../foundations/photos.ts';
import { PhotoGrid } from './PhotoGrid.tsx';

const meta = {
  title: 'Components/PhotoGrid/Tests',
  component: PhotoGrid,
  tags: ['!autodocs', '!dev'],
  args: { photos, hrefOf: ({ id }) => `/gallery?photo=${id}`, onOpen: fn() },
  render: function Render(args) {
    const [current, setCurrent] = useState(args.current);
    const open: typeof args.onOpen = (photo) => {
      args.onOpen?.(photo);
      setCurrent(photo.id);
    };
    return <PhotoGrid {...args} current={current} onOpen={open} />;
  },
} satisfies Meta<typeof PhotoGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const second = photos[1];

export const WalkedThroughByKeyboard: Story = {
  args: { layout: 'album' },
  play: async ({ canvas, args }) => {
    const links = canvas.getAllByRole('listitem').map((item) => within(item).getByRole('link'));
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(photos.map(args.hrefOf));
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith(second);
  },
};

export const TheOpenedPhotoIsMarked: Story = {
  args: { layout: 'sheet', className: 'nz:ground-cloth nz:p-6' },
  globals: { locale: 'fr' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: true })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'The first lesson' }));
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName('The first lesson');
    await userEvent.click(canvas.getByRole('link', { name: 'The forest we work for' }));
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName('The forest we work for');
  },
};

export const OnlyTheLeadingPhotoLoadsAtOnce: Story = {
  args: { isLeading: true },
  play: async ({ canvas }) => {
    const pictures = canvas.getAllByRole('img');
    for (const [index, { alt }] of photos.entries()) await expect(pictures[index]).toHaveAccessibleName(alt);
    await expect(pictures.map((picture) => picture.getAttribute('loading') === 'eager')).toEqual([
      true,
      false,
      false,
      false,
    ]);
  },
};
