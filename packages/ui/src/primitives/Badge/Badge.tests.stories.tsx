import type { Meta, StoryObj } from '@storybook/react-vite';
import { TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import { LongFrench as longFrench } from './Badge.stories.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Primitives/Content/Badge/Tests',
  component: Badge,
  tags: ['!autodocs', '!dev'],
  args: { tone: 'live', children: 'Live' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadWithItsHeading: Story = {
  args: {
    tone: 'error',
    children: (
      <>
        <TriangleAlert aria-hidden="true" /> Mauvais
      </>
    ),
  },
  globals: { locale: 'fr' },
  render: (args) => (
    <h2>
      Qualité de l’air <Badge {...args} />
    </h2>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Qualité de l’air\s+Mauvais$/ })).toBeVisible();
  },
};

export const LongTextWrapsInside: Story = {
  ...longFrench,
  play: async ({ canvas }) => {
    const long = canvas.getByText(/^Vérification/);
    const space = long.parentElement?.getBoundingClientRect();
    const { right, height } = long.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(space?.right ?? 0);
    await expect(long.scrollWidth).toBeLessThanOrEqual(long.offsetWidth);
    await expect(height).toBeGreaterThan(canvas.getByText('En direct').getBoundingClientRect().height);
  },
};

const diamond = (badge: Element) => getComputedStyle(badge, '::before');

export const LiveBeatsThreeTimes: Story = {
  play: async ({ canvas }) => {
    await expect(diamond(canvas.getByText('Live')).animationName).toBe('nz-beat');
    await expect(diamond(canvas.getByText('Live')).animationIterationCount).toBe('3');
  },
};

export const LiveRestsWithReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(diamond(canvas.getByText('Live')).animationName).toBe('none');
  },
};
