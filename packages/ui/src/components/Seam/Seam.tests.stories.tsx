import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Seam } from './Seam.tsx';

const meta = {
  title: 'Components/Seam/Tests',
  component: Seam,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Seam>;
export default meta;
type Story = StoryObj<typeof meta>;

const positions = [-4, -3, -2, -1, 0, 1, 2, 3] as const;

/** How far the gold heart of each seam is from the centre, in pixels. */
const offsets = (root: Element) =>
  [...root.querySelectorAll('[data-slot="seam"]')].map((seam) => {
    const heart = seam.children[1]?.getBoundingClientRect();
    const { left, width } = seam.getBoundingClientRect();
    return heart ? Math.round(heart.left + heart.width / 2 - left - width / 2) : undefined;
  });

const all: Story['render'] = () => (
  <>
    {positions.map((position) => (
      <Seam key={position} position={position} />
    ))}
    <Seam position="none" />
  </>
);

/** The hearts of the pattern are 36 px apart, and 18 px off the centre. */
const hearts = (step: number) => positions.map((position) => 18 + 36 * step * position);

export const NotRead: Story = {
  globals: { locale: 'fr' },
  render: (args) => (
    <>
      <h2>Nos valeurs</h2>
      <Seam {...args} />
      <h2>Nos partenaires</h2>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="seam"]')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvasElement.innerText.trim()).toMatch(/^Nos valeurs\s+Nos partenaires$/);
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
};

export const GoldIsOnAHeartOfThePattern: Story = {
  render: all,
  play: async ({ canvasElement }) => {
    await expect(offsets(canvasElement)).toEqual([...hearts(3), undefined]);
  },
};

export const OnAPhoneToo: Story = {
  render: all,
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '360px', height: '760px' } } } } },
  play: async ({ canvasElement }) => {
    await expect(offsets(canvasElement)).toEqual([...hearts(1), undefined]);
  },
};
