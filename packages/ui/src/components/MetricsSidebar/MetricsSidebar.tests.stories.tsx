import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MetricsSidebar } from './MetricsSidebar.tsx';

const meta = {
  title: 'Components/MetricsSidebar/Tests',
  component: MetricsSidebar,
  tags: ['!autodocs', '!dev'],
  args: {
    title: 'Latest metrics',
    metrics: [
      { id: 'trees', value: 50_000, label: 'trees planted' },
      { id: 'people', value: 5500, label: 'people reached' },
    ],
  },
} satisfies Meta<typeof MetricsSidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryFigureIsAFigure: Story = {
  name: '[REP-01] every number is a Figure; the first is the largest, the others have their value after the label',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Latest metrics' })).toBeVisible();
    const values = [...canvasElement.querySelectorAll('[data-slot="figure-value"]')];
    await expect(values.map(({ textContent }) => textContent)).toEqual(['50,000', '5,500']);
    const sizes = values.map((value) => Number.parseFloat(getComputedStyle(value).fontSize));
    await expect(sizes[0]).toBeGreaterThan(Number(sizes[1]) * 2);
    const label = canvas.getByText('people reached').getBoundingClientRect();
    await expect(values[1]?.getBoundingClientRect().left).toBeGreaterThanOrEqual(label.right);
  },
};
