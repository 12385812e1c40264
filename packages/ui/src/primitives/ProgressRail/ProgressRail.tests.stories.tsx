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
  play: async ({ canvas }) => {
    const track = canvas.getByRole('progressbar').querySelector('[data-slot="progress-track"]');
    const [finished] = track?.querySelectorAll('svg') ?? [];
    const whole = finished?.parentElement?.getBoundingClientRect().width ?? 0;
    await expect((finished?.getBoundingClientRect().width ?? 0) / whole).toBeCloseTo(0.6, 2);
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
