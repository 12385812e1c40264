import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { photos } from '../../foundations/photos.ts';
import { ShareButton } from '../ShareButton/ShareButton.tsx';
import { Lightbox } from './Lightbox.tsx';

const meta = {
  title: 'Components/Lightbox',
  component: Lightbox,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['dialog'],
      do: ['Load its code when someone opens a photo.', 'Keep the current photo in the query string.'],
      dont: ['Do not open it automatically.'],
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '40rem' } },
  },
  args: {
    photos,
    photo: 2,
    onPhotoChange: () => {},
    actions: ({ id, title }) => <ShareButton url={`/gallery?photo=${id}`} title={title} />,
  },
  render: function Viewer(args) {
    const [photo, setPhoto] = useState(args.photo);
    return <Lightbox {...args} photo={photo} onPhotoChange={setPhoto} />;
  },
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const WithoutActions: Story = { args: { actions: undefined } };

export const French: Story = { globals: { locale: 'fr' } };

export const Dark: Story = { globals: { theme: 'dark' } };
