import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { elementUnderPointer } from '../../foundations/elementUnderPointer.ts';
import { PhotoCard } from './PhotoCard.tsx';

const meta = {
  title: 'Components/PhotoCard/Tests',
  component: PhotoCard,
  tags: ['!autodocs', '!dev'],
  args: {
    picture: { src: 'data:,', alt: 'Illustration: a hand pump' },
    category: 'Clean water',
    title: 'The pump in Nsele',
    description: 'Open to the neighbours.',
    href: '#photo',
    onOpen: fn(),
  },
} satisfies Meta<typeof PhotoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DescribesThePicture: Story = {
  name: '[GAL-01] shows category, title and description, and the whole card opens the photo',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'The pump in Nsele' })).toBeVisible();
    await expect(canvas.getByText('Clean water')).toBeVisible();
    await expect(canvas.getByText('Open to the neighbours.')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'The pump in Nsele' });
    await expect(link).toHaveAttribute('href', '#photo');
    await expect(elementUnderPointer(canvas.getByRole('article'))).toBe(link);
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const AFrameIsNamedByItsTitle: Story = {
  name: '[IMPACT-03] a frame of a contact sheet is a link named by its photo, and is marked once it was opened',
  args: { shape: 'frame', number: 7, isCurrent: true },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'The pump in Nsele' });
    await expect(link).toHaveAttribute('aria-current', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
