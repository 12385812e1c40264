import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressTrack } from './ProgressTrack.tsx';
import { type ProgressTone, progressTones } from './ProgressTrack.variants.ts';

const meta = {
  title: 'Primitives/Feedback/ProgressTrack',
  component: ProgressTrack,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Put it next to a text with the value.'],
      dont: ['Do not use it alone, because screen readers cannot read it; use ProgressRail.'],
    },
  },
  args: { percentage: 68 },
  render: (args) => (
    <div className="nz:grid nz:max-w-xl nz:gap-2">
      <ProgressTrack {...args} />
      <p className="nz:text-xs nz:text-text-muted">68% of the 2026 goal</p>
    </div>
  ),
} satisfies Meta<typeof ProgressTrack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The text next to it has the value. */
export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <ul className="nz:grid nz:max-w-xl nz:gap-5">
      {(Object.keys(progressTones) as ProgressTone[]).map((tone, index) => (
        <li key={tone} className="nz:grid nz:gap-2 nz:text-sm">
          {tone}, {85 - 12 * index}%
          <ProgressTrack tone={tone} percentage={85 - 12 * index} />
        </li>
      ))}
    </ul>
  ),
};

/** Indeterminate progress. */
export const Shuttle: Story = {
  render: () => (
    <div className="nz:grid nz:max-w-xl nz:gap-2">
      <ProgressTrack />
      <p className="nz:text-xs nz:text-text-muted" role="status">
        Loading the readings…
      </p>
    </div>
  ),
};

export const OnCloth: Story = { decorators: [(Story) => <div className="nz:ground-cloth nz:p-6">{Story()}</div>] };

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'] };

export const Dont: Story = { tags: ['!dev', '!autodocs'], render: () => <ProgressTrack percentage={68} /> };
