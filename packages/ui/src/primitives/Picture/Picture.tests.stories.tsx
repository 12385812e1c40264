import dawn from 'scene:canopy-dawn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { NzeteProvider } from '../../provider/NzeteProvider.tsx';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'Primitives/Content/Picture/Tests',
  component: Picture,
  tags: ['!autodocs', '!dev'],
  args: { src: dawn, alt: 'Illustration: dawn over the forest canopy', className: 'nz:aspect-16/10' },
  // More than a screen above it, as on a page that has not been scrolled.
  decorators: [
    (Story) => (
      <>
        <div className="nz:h-[3000px]" />
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitsUntilItIsNear: Story = {
  play: async ({ canvas }) => {
    const picture = () => canvas.getByRole('img', { name: 'Illustration: dawn over the forest canopy' });
    await expect(picture().tagName).toBe('SPAN');
    const { height } = picture().getBoundingClientRect();
    picture().scrollIntoView({ behavior: 'instant' });
    // IntersectionObserver reports with the next frame, which may be late on a busy machine.
    await waitFor(() => expect(picture().tagName).toBe('IMG'), { timeout: 10_000 });
    await expect(picture().getBoundingClientRect().height).toBe(height);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const AnEagerOneLoadsAtOnce: Story = {
  args: { loading: 'eager' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').tagName).toBe('IMG');
  },
};

export const AnEmptyAltHidesIt: Story = {
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** `/pump.jpg` in two widths. */
const pictureSources = (src: string) => ({
  formats: [{ type: 'image/avif', srcSet: `${src}?640 640w, ${src}?1600 1600w` }],
  width: 1600,
  height: 1000,
});

export const APhotoIsRequestedInTheSizeOfItsFrame: Story = {
  name: '[GAL-01] a photo is requested in the format and size that fit its frame, and keeps its aspect ratio',
  args: { src: dawn, className: 'nz:aspect-square nz:w-60' },
  decorators: [(Story) => <NzeteProvider pictureSources={pictureSources}>{Story()}</NzeteProvider>],
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('img').scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(canvasElement.querySelector('source')).not.toBeNull(), { timeout: 10_000 });
    const source = canvasElement.querySelector('source');
    await expect(source).toHaveAttribute('type', 'image/avif');
    // 240 px high at a ratio of 16 to 10.
    await expect(source).toHaveAttribute('sizes', '384px');
    await expect(canvas.getByRole('img')).toHaveAttribute('width', '1600');
    await expect(canvas.getByRole('img').getBoundingClientRect().height).toBe(240);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const SavingDataAPhotoIsItsText: Story = {
  name: '[SAVE-03] saving data, the text of a photo takes its place, and nothing is requested',
  args: { src: '/photo.jpg', alt: 'A pump' },
  decorators: [
    (Story) => (
      <NzeteProvider savesData pictureSources={pictureSources}>
        {Story()}
      </NzeteProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A pump')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const SavingDataADrawingNeedsNoScript: Story = {
  name: '[SAVE-03] saving data, a drawing is left to the lazy loading of the browser',
  decorators: [(Story) => <NzeteProvider savesData>{Story()}</NzeteProvider>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'lazy');
  },
};

export const TheDarkThemeDimsIt: Story = {
  args: { loading: 'eager' },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveStyle({ filter: 'brightness(0.85)' });
  },
};
