import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ProgressTrack } from './ProgressTrack.tsx';

const meta = {
  title: 'Primitives/Feedback/ProgressTrack/Tests',
  component: ProgressTrack,
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof ProgressTrack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The strands of each track, in percent of its own width. */
function finished(root: Element) {
  return [...root.querySelectorAll('[data-slot="progress-track"]')].map((track) => {
    const strands = track.querySelector('svg')?.getBoundingClientRect().width ?? 0;
    return Math.round((100 * strands) / track.getBoundingClientRect().width);
  });
}

export const GrowsWithTheValue: Story = {
  render: function Render(args) {
    const [planted, setPlanted] = useState(20);
    return (
      <>
        <ProgressTrack {...args} percentage={planted} />
        <p>{`${planted} %`}</p>
        <Button onClick={() => setPlanted((before) => before + 60)}>Planter</Button>
      </>
    );
  },
  globals: { locale: 'fr' },
  play: async ({ canvas, canvasElement }) => {
    const [before = 0] = finished(canvasElement);
    await expect(before).toBeGreaterThan(18);
    await expect(before).toBeLessThan(24);
    await userEvent.click(canvas.getByRole('button', { name: 'Planter' }));
    await expect(canvas.getByText('80 %')).toBeVisible();
    await waitFor(() => expect(finished(canvasElement)[0]).toBeGreaterThan(76));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const StaysWithinItsEnds: Story = {
  render: (args) => (
    <>
      <ProgressTrack {...args} percentage={-20} />
      <ProgressTrack {...args} percentage={0} />
      <ProgressTrack {...args} percentage={100} />
      <ProgressTrack {...args} percentage={140} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [below, none, all = 0, above] = finished(canvasElement);
    await expect(below).toBe(none);
    await expect(above).toBe(all);
    await expect(all).toBeGreaterThan(95);
    await expect(all).toBeLessThanOrEqual(100);
  },
};
