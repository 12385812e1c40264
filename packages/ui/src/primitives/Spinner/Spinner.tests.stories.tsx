import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InText as inText } from './Spinner.stories.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Primitives/Feedback/Spinner/Tests',
  component: Spinner,
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

const diamonds = (root: Element) =>
  [...root.querySelectorAll('[data-slot="spinner"] > span')].map((diamond) => getComputedStyle(diamond));

export const TheStatusIsReadWithoutIt: Story = {
  ...inText,
  globals: { locale: 'fr' },
  play: async ({ canvas, canvasElement }) => {
    const status = canvas.getByRole('status');
    await expect(status.textContent).toBe('Chargement des relevés…');
    await expect(canvas.queryByRole('img')).toBeNull();
    const { color } = getComputedStyle(status);
    await expect(diamonds(canvasElement).map(({ backgroundColor }) => backgroundColor)).toEqual([color, color, color]);
  },
};

export const BeatsOneAfterTheOther: Story = {
  play: async ({ canvasElement }) => {
    const beats = diamonds(canvasElement).map(({ animationName, animationDelay }) => [animationName, animationDelay]);
    await expect(beats).toEqual([
      ['nz-beat', '0s'],
      ['nz-beat', '0.15s'],
      ['nz-beat', '0.3s'],
    ]);
  },
};

export const RestsWithReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(diamonds(canvasElement).map(({ animationName }) => animationName)).toEqual(['none', 'none', 'none']);
  },
};
