import type { Meta, StoryObj } from '@storybook/react-vite';
import { Thermometer, Wind } from 'lucide-react';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Primitives/Forms/SegmentedControl',
  component: SegmentedControl,
  tags: ['autodocs'],
  parameters: {
    guide: {
      keyboard: ['radio'],
      do: ['Offer two to four views of the same thing, in one or two words each.'],
      dont: ['Do not use it for panels with their own content; use Tabs.'],
    },
  },
  args: {
    label: 'What the map shows',
    options: [
      { value: 'temperature', label: 'Temperature', icon: <Thermometer /> },
      { value: 'air', label: 'Air', icon: <Wind /> },
    ],
  },
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    options: { control: false },
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** For places whose context names it: above a map, beside a chart. */
export const HiddenLabel: Story = { args: { isLabelHidden: true } };

export const WordsAlone: Story = {
  args: {
    label: 'Period',
    defaultValue: 'month',
    options: [
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month' },
      { value: 'year', label: 'Year' },
    ],
  },
};

export const WithHint: Story = { args: { hint: 'Readings of the last hour' } };

export const WithError: Story = { args: { error: 'Air is not measured in this province. Choose temperature' } };

/** Explain nearby why it is disabled. */
export const Disabled: Story = {
  render: (args) => (
    <div className="nz:grid nz:gap-5">
      <SegmentedControl {...args} disabled hint="The map is loading" />
      <SegmentedControl
        {...args}
        label="One of them"
        hint="Air is not measured here yet"
        options={args.options.map((option) => ({ ...option, isDisabled: option.value === 'air' }))}
      />
    </div>
  ),
};

export const OnCloth: Story = { decorators: [(Story) => <div className="nz:ground-cloth nz:p-6">{Story()}</div>] };

/** Options wrap below each other if they do not fit side by side. */
export const LongFrench: Story = {
  globals: { locale: 'fr' },
  args: {
    label: 'Ce que la carte représente',
    className: 'nz:max-w-72',
    options: [
      { value: 'temperature', label: 'Températures relevées', icon: <Thermometer /> },
      { value: 'air', label: 'Qualité de l’air', icon: <Wind /> },
    ],
  },
};

export const Dark: Story = { ...Disabled, globals: { theme: 'dark' } };

/** The pictures beside the advice on the docs page. */
export const Do: Story = { tags: ['!dev', '!autodocs'], args: { defaultValue: 'temperature' } };

export const Dont: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Partnership',
    defaultValue: 'apply',
    options: [
      { value: 'apply', label: 'Apply for a partnership' },
      { value: 'partners', label: 'All our partners' },
    ],
  },
};
