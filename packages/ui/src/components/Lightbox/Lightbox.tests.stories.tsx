import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { photos } from '../../foundations/photos.ts';
import { PhotoGrid } from '../PhotoGrid/PhotoGrid.tsx';
import { Lightbox } from './Lightbox.tsx';

const meta = {
  title: 'Components/Lightbox/Tests',
  component: Lightbox,
  tags: ['!autodocs', '!dev'],
  args: { photos, photo: null, onPhotoChange: () => {} },
  render: function GridAndViewer(args) {
    const [photo, setPhoto] = useState(args.photo);
    return (
      <>
        <PhotoGrid photos={photos} hrefOf={({ id }) => `#${id}`} onOpen={({ id }) => setPhoto(id)} layout="sheet" />
        <Lightbox {...args} photo={photo} onPhotoChange={setPhoto} />
      </>
    );
  },
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const [pump, lesson, forest, rows] = photos.map(({ title }) => title);
const shows = (title: string | undefined) => screen.findByRole('dialog', { name: title });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const picture = (dialog: HTMLElement) => dialog.querySelector<HTMLElement>('[data-slot="lightbox-stage"] img');

export const NavigatesByKeyboardAndReturnsFocus: Story = {
  name: '[IMPACT-03] arrow keys navigate and wrap around; Escape closes and focus returns to the photo',
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: pump }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await shows(pump);
    await expect(dialog).toHaveAccessibleDescription(photos[0]?.description);
    await userEvent.keyboard('{ArrowRight}');
    await shows(lesson);
    await waitFor(() => expect(screen.getByText('2 of 4')).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await shows(rows);
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(canvas.getByRole('link', { name: pump })).toHaveFocus();
  },
};

export const APressOnThePictureCloses: Story = {
  name: '[IMPACT-03] a click on the picture closes the viewer; its buttons and thumbnails navigate',
  args: { photo: 1 },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Next photo' }));
    await shows(lesson);
    await userEvent.click(screen.getByRole('button', { name: 'Previous photo' }));
    await shows(pump);
    await userEvent.click(screen.getByRole('button', { name: rows }));
    const dialog = await shows(rows);
    await expect(screen.getByRole('button', { name: rows })).toHaveAttribute('aria-current', 'true');
    const image = picture(dialog);
    await expect(image).toHaveAttribute('alt', photos[3]?.alt);
    if (image) await userEvent.click(image);
    await isClosed();
  },
};

const swipe = async (element: HTMLElement, distance: number) => {
  const at = (clientX: number) => ({ clientX, clientY: 200, isPrimary: true, pointerId: 1 });
  await fireEvent.pointerDown(element, at(200));
  await fireEvent.pointerUp(element, at(200 + distance));
  await fireEvent.click(element);
};

export const SwipesMove: Story = {
  name: '[IMPACT-03] a swipe shows the next or the previous photo without closing; a short one does nothing',
  args: { photo: 2 },
  play: async () => {
    const stage = () => document.querySelector<HTMLElement>('[data-slot="lightbox-stage"]') ?? document.body;
    await shows(lesson);
    await swipe(stage(), -120);
    await shows(forest);
    await swipe(stage(), 120);
    await shows(lesson);
    await swipe(stage(), 20);
    await shows(lesson);
  },
};
