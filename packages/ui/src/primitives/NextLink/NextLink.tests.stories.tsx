import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import documented, { LongFrench as french } from './NextLink.stories.tsx';
import { NextLink } from './NextLink.tsx';

const meta = {
  title: 'Primitives/Navigation/NextLink/Tests',
  component: NextLink,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
} satisfies Meta<typeof NextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsFollowed: Story = {
  name: 'Tab and Enter follow it, and its arrow is not read',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Next focus area: Wildlife' });
    const follow = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', follow);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};

export const PointsWithTheText: Story = {
  name: 'in a right-to-left page its arrow points to the left',
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  play: async ({ canvasElement }) => {
    const arrow = canvasElement.querySelector('svg') as SVGElement;
    await expect(getComputedStyle(arrow).scale).toMatch(/^-1/);
  },
};

export const InFrench: Story = {
  ...french,
  name: 'in French it wraps, high enough to press',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Domaine d’action suivant/ });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await expect(link.scrollWidth).toBe(link.clientWidth);
  },
};
