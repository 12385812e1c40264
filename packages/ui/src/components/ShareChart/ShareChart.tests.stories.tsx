import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ShareChart } from './ShareChart.tsx';

const meta = {
  title: 'Components/ShareChart/Tests',
  component: ShareChart,
  tags: ['!autodocs', '!dev'],
  args: {
    caption: 'Share of each mineral',
    columns: { name: 'Mineral', share: 'Share' },
    shares: [
      { id: 'cobalt', name: 'Cobalt', percentage: 70 },
      { id: 'tin', name: 'Tin', percentage: 8, isSample: true },
    ],
  },
} satisfies Meta<typeof ShareChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EachBarHasItsOwnWhole: Story = {
  name: '[MIN-01] the length of each bar is its share of the whole track',
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('[data-slot="share-chart-bar"]')];
    const shares = bars.map((bar) => {
      const drawn = bar.querySelector('svg')?.getBoundingClientRect().width ?? 0;
      return Math.round((100 * drawn) / bar.getBoundingClientRect().width);
    });
    await expect(shares).toEqual([70, 8]);
  },
};

export const OpensAsATable: Story = {
  name: '[MIN-01] the same numbers are in a collapsed table, with samples marked',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).not.toBeVisible();
    await userEvent.click(canvas.getByText('The same as a table'));
    const table = canvas.getByRole('table', { name: 'Share of each mineral' });
    await expect(table).toBeVisible();
    const rows = within(table).getAllByRole('row');
    await expect(rows.map(({ textContent }) => textContent?.replaceAll(/\s/g, ''))).toEqual([
      'MineralShare',
      'Cobalt70%',
      'Tin8%Sample',
    ]);
  },
};
