import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ForestScene } from './ForestScene.tsx';
import { Hero } from './Hero.tsx';

/** A picture in a single colour. */
const plain = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="${colour}" d="M0 0h3v2H0z"/></svg>`)}`;

const meta = {
  title: 'Components/Hero/Tests',
  component: Hero,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'A forest follows',
    actions: <a href="#volunteers">Join the volunteers</a>,
    pictures: [
      { src: plain('gold'), alt: 'Sun' },
      { src: plain('teal'), alt: 'River' },
      { src: plain('sienna'), alt: 'Earth' },
    ],
    stats: [
      { value: 50_000, isAtLeast: true, label: 'trees planted' },
      { value: 500, isAtLeast: true, label: 'volunteers' },
      { value: 1, label: 'borehole' },
    ],
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  name: '[HOME-05] Shows three figures with their labels',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'trees planted',
      'volunteers',
      'borehole',
    ]);
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual(['50,000+', '500+', '1']);
  },
};

export const PlainSlope: Story = {
  name: '[LIB-05] Without a scene the text is on a plain slope, and there is no forest',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.nz\\:scenery-slope')).not.toBeNull();
    await expect(canvasElement.querySelector('.nz\\:scenery-hill')).toBeNull();
  },
};

export const SceneOfTheHost: Story = {
  name: '[LIB-05] A scene replaces the slope: it covers the pictures, and is behind the text',
  args: { scene: <ForestScene /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.nz\\:scenery-slope')).toBeNull();
    const hill = canvasElement.querySelector('.nz\\:scenery-hill');
    const { width } = hill?.getBoundingClientRect() ?? { width: 0 };
    await expect(width).toBe(canvas.getByRole('region').getBoundingClientRect().width);
    const { left, top } = canvas.getByRole('heading').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 8, top + 8)).toBe(canvas.getByRole('heading'));
  },
};

export const LoadingText: Story = {
  name: '[HOME-06] [START-08] Loading is announced, and title and buttons are already visible',
  args: { status: 'loading', pictures: [], stats: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading hero...');
    await expect(canvas.getByRole('heading', { level: 1, name: 'A forest follows' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join the volunteers' })).toBeVisible();
  },
};

export const ErrorText: Story = {
  name: '[HOME-06] [START-08] A loading error is shown, and title and buttons stay',
  args: { status: 'error', pictures: [], stats: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading hero.');
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join the volunteers' })).toBeVisible();
  },
};

/** All three side by side: whatever loads or fails, the content below does not move. */
export const KeepsItsShape: Story = {
  name: '[HOME-06] Loading, failed and ready have the same height',
  render: (args) => (
    <>
      <Hero {...args} title="Ready" />
      <Hero {...args} title="Loading" status="loading" pictures={[]} stats={[]} />
      <Hero {...args} title="Failed" status="error" pictures={[]} stats={[]} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('[data-slot="hero"]')].map(
      (hero) => hero.getBoundingClientRect().height,
    );
    await expect(heights).toHaveLength(3);
    await expect(new Set(heights).size).toBe(1);
  },
};
