import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ProgressTone, progressTones } from '../ProgressTrack/ProgressTrack.variants.ts';
import { ProgressRail } from './ProgressRail.tsx';

const meta = {
  title: 'Primitives/Feedback/ProgressRail',
  component: ProgressRail,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Show the progress towards a goal, with its value as text.'],
      dont: ['Do not use it for an unknown duration; use Spinner.'],
    },
  },
  args: { label: 'Seedlings planted', value: 72, valueLabel: '72%' },
} satisfies Meta<typeof ProgressRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The caller localises the text of the value. */
export const Counted: Story = { args: { label: 'Files sent', value: 3, maxValue: 5, valueLabel: '3 of 5' } };

/** Indeterminate progress. With reduced motion the shuttle does not move. */
export const Indeterminate: Story = { args: { label: 'Loading readings', value: undefined, valueLabel: undefined } };

export const Tones: Story = {
  render: (args) => (
    <div className="nz:grid nz:gap-6">
      {(Object.keys(progressTones) as ProgressTone[]).map((tone, index) => (
        <ProgressRail
          key={tone}
          {...args}
          label={tone}
          tone={tone}
          value={82 - 11 * index}
          valueLabel={`${82 - 11 * index}%`}
        />
      ))}
    </div>
  ),
};

export const Ends: Story = {
  render: (args) => (
    <div className="nz:grid nz:gap-6">
      <ProgressRail {...args} label="Begun" value={0} valueLabel="0%" />
      <ProgressRail {...args} label="Done" value={100} valueLabel="100%" />
    </div>
  ),
};

export const OnCloth: Story = { decorators: [(Story) => <div className="nz:ground-cloth nz:p-6">{Story()}</div>] };

export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    label: 'Part des bénéfices reversée aux coopératives minières artisanales',
    value: 46,
    valueLabel: '46 % de l’objectif annuel',
    className: 'nz:w-64',
  },
};

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'] };

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: 'Sending the photo', value: 50, valueLabel: 'Please wait' },
};
