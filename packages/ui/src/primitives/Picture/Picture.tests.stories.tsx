import dawn from 'scene:canopy-dawn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'Primitives/Content/Picture/Tests',
  component: Picture,
  tags: ['!autodocs', '!dev'],
  args: { src: dawn, alt: 'Illustration: dawn over the forest canopy', className: 'nz:aspect-16/10' },
  // A screen and more above it, as on a page that has not been scrolled.
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
    // The browser reports what is near when it next draws, which a busy machine may put off.
    await waitFor(() => expect(picture().tagName).toBe('IMG'), { timeout: 10_000 });
    await expect(picture().getBoundingClientRect().height).toBe(height);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const AnEagerOneIsThereAtOnce: Story = {
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
