import type { Meta, StoryObj } from '@storybook/react-vite';
import { photos } from '../../foundations/photos.ts';
import { PictureGrid, type PictureGridItem } from './PictureGrid.tsx';

const six: readonly PictureGridItem[] = [...photos, ...photos.slice(0, 2)].map(({ src, alt }, id) => ({
  id,
  src,
  alt,
}));
const named = [...photos, ...photos.slice(0, 2)].map(({ src, alt, title }, id) => ({ id, src, alt, title }));

const meta = {
  title: 'Components/PictureGrid',
  component: PictureGrid,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Show six pictures of one subject.', 'Describe each in `alt`.'],
      dont: ['Do not use it for pictures that open; use `PhotoGrid`.'],
    },
  },
  args: { pictures: six },
  decorators: [(Story) => <div className="nz:bg-bg nz:p-4">{Story()}</div>],
} satisfies Meta<typeof PictureGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bricks: Story = {};

export const Captions: Story = { args: { layout: 'captions', pictures: named } };

export const Prints: Story = { args: { layout: 'prints' } };

export const Row: Story = { args: { layout: 'row', pictures: named } };

export const Lead: Story = {
  args: {
    layout: 'lead',
    pictures: named.map((picture) => ({ ...picture, description: 'Twelve people, three afternoons a week.' })),
  },
};

export const Few: Story = { args: { pictures: six.slice(0, 2) } };

export const Many: Story = {
  args: { pictures: [...six, ...six.map((picture) => ({ ...picture, id: `${picture.id}-again` }))] },
};

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    layout: 'row',
    pictures: named.map((picture) => ({
      ...picture,
      alt: 'Illustration : des rangées de jeunes plants dans la terre rouge',
      title: 'La fin d’une journée de plantation dans la commune de la Nsele',
    })),
  },
};

export const Dark: Story = { args: { layout: 'prints' }, globals: { theme: 'dark' } };
