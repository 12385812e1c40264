import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressRail } from './ProgressRail.tsx';

const meta = {
  title: 'Primitives/Feedback/ProgressRail/Tests',
  component: ProgressRail,
  tags: ['!autodocs', '!dev'],
  args: { label: 'Files sent', value: 3, maxValue: 5, valueLabel: '3 of 5' },
} satisfies Meta<typeof ProgressRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysItsNameAndValue: Story = {
  play: async ({ canvas }) => {
    const rail = canvas.getByRole('progressbar', { name: 'Files sent' });
    await expect(rail).toHaveAttribute('aria-valuenow', '3');
    await expect(rail).toHaveAttribute('aria-valuemax', '5');
    await expect(rail).toHaveAttribute('aria-valuetext', '3 of 5');
  },
};

export const DrawsTheFinishedPart: Story = {
  render: (args) => (
    <>
      {[0, 3, 5].map((value) => (
        <ProgressRail key={value} {...args} value={value} label={`${value} files`} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [value, share] of [
      [0, 0],
      [3, 0.6],
      [5, 1],
    ] as const) {
      const rail = canvas.getByRole('progressbar', { name: `${value} files` });
      const track = rail.querySelector('[data-slot="progress-track"]')?.getBoundingClientRect() ?? new DOMRect();
      const diamond = rail.querySelector('path')?.getBoundingClientRect() ?? new DOMRect();
      const strands = rail.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
      // At both ends the diamond is inside the rail, and the strands reach its centre.
      await expect(diamond.left).toBeGreaterThanOrEqual(track.left);
      await expect(diamond.right).toBeLessThanOrEqual(track.right);
      await expect(strands.left).toBe(track.left);
      await expect(strands.right).toBeCloseTo(diamond.left + diamond.width / 2, 0);
      await expect((strands.width - 10) / (track.width - 20)).toBeCloseTo(share, 2);
    }
  },
};

export const UnknownProgressHasNoValue: Story = {
  args: { value: undefined, valueLabel: undefined },
  play: async ({ canvas }) => {
    const rail = canvas.getByRole('progressbar', { name: 'Files sent' });
    await expect(rail).not.toHaveAttribute('aria-valuenow');
    await expect(rail).not.toHaveAttribute('aria-valuetext');
  },
};

export const AHiddenLabelStillNamesIt: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Files sent' })).toBeInTheDocument();
  },
};
