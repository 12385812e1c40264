import canopy from 'scene:canopy-dawn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ParallaxHero } from './ParallaxHero.tsx';
import { ParallaxRain } from './ParallaxRain.tsx';

const meta = {
  title: 'Components/ParallaxHero/Tests',
  component: ParallaxHero,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: { title: 'Climate mitigation', picture: { src: canopy, alt: 'Illustration: dawn over the forest' } },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <div className="nz:h-[200vh]" />
      </>
    ),
  ],
} satisfies Meta<typeof ParallaxHero>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The offset of the picture from the top of its frame. */
function shift(root: HTMLElement) {
  const frame = root.querySelector('[data-slot="parallax-hero-picture"]')?.getBoundingClientRect().top ?? Number.NaN;
  return (root.querySelector('[data-slot="picture"]')?.getBoundingClientRect().top ?? Number.NaN) - frame;
}

/** Scrolls down and returns the new offset of the picture. */
async function scrolled(root: HTMLElement, expectShift: (shift: number) => void) {
  await expect(shift(root)).toBe(0);
  await expect(root.querySelector('[data-slot="picture"]')?.getBoundingClientRect().height).toBeGreaterThan(200);
  window.scrollTo(0, 120);
  await waitFor(() => expect(window.scrollY).toBe(120));
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  expectShift(Math.round(shift(root)));
  window.scrollTo(0, 0);
}

export const HalfTheSpeed: Story = {
  name: '[MITI-01] the picture scrolls at half the speed of the page',
  play: ({ canvasElement }) => scrolled(canvasElement, (distance) => expect(distance).toBe(60)),
};

export const StillUnderReducedMotion: Story = {
  name: '[MITI-01] with reduced motion the picture scrolls with the page',
  globals: { motion: 'reduced' },
  play: ({ canvasElement }) => scrolled(canvasElement, (distance) => expect(distance).toBe(0)),
};

export const RainIsDecoration: Story = {
  name: 'rain covers the picture, and neither screen readers nor the pointer notice it',
  args: { layers: <ParallaxRain /> },
  play: async ({ canvas, canvasElement }) => {
    const rain = canvasElement.querySelector('[data-slot="parallax-rain"]');
    const picture = canvasElement.querySelector('[data-slot="parallax-hero-picture"]');
    await expect(rain?.getBoundingClientRect().height).toBe(picture?.getBoundingClientRect().height);
    await expect(rain).toHaveAttribute('aria-hidden', 'true');
    await expect(rain).toHaveStyle({ pointerEvents: 'none' });
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
  },
};
