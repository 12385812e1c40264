import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import documented, { LongFrench as french } from './PlotGrid.stories.tsx';
import { PlotGrid } from './PlotGrid.tsx';

const meta = {
  title: 'Components/PlotGrid/Tests',
  component: PlotGrid,
  tags: ['!autodocs', '!dev'],
  args: documented.args,
  decorators: documented.decorators,
} satisfies Meta<typeof PlotGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsAListOfProgrammes: Story = {
  name: 'six programmes in reading order, each with its result and a link named after it',
  play: async ({ canvas }) => {
    const programmes = canvas.getAllByRole('article');
    await expect(programmes).toHaveLength(6);
    const [first, second] = programmes as [HTMLElement, HTMLElement];
    await expect(within(first).getByRole('heading', { level: 3, name: 'Reforestation' })).toBeVisible();
    await expect(first).toHaveTextContent(/50.000/);
    await userEvent.tab();
    await expect(within(first).getByRole('link', { name: /Donate.*Reforestation/ })).toHaveFocus();
    await userEvent.tab();
    await expect(within(second).getByRole('link', { name: /Donate.*Nurseries/ })).toHaveFocus();
  },
};

export const PatternsAreDecoration: Story = {
  name: 'screen readers get no pattern',
  play: async ({ canvasElement }) => {
    const patterns = [...canvasElement.querySelectorAll('[data-slot="plot-grid-item"] > span')];
    await expect(patterns).toHaveLength(6);
    for (const pattern of patterns) await expect(pattern).toHaveAttribute('aria-hidden', 'true');
  },
};

export const InFrench: Story = {
  ...french,
  name: 'in French no plot is wider than the grid',
  play: async ({ canvas }) => {
    const list = canvas.getAllByRole('list')[0];
    await expect(list?.scrollWidth).toBe(list?.clientWidth);
  },
};
