import { climateConditions } from '@nzete/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConditionIcon } from './ConditionIcon.tsx';

const meta = {
  title: 'Components/ConditionIcon',
  component: ConditionIcon,
  tags: ['autodocs'],
  parameters: {
    guide: {
      do: ['Show it beside a temperature, with its text.'],
      dont: ['Do not hide the text where there is space for it.'],
    },
  },
  args: { condition: 'partly cloudy' },
} satisfies Meta<typeof ConditionIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: () => (
    <div className="nz:grid nz:gap-3">
      {[...climateConditions, null].map((condition) => (
        <ConditionIcon key={String(condition)} condition={condition} />
      ))}
    </div>
  ),
};

export const IconAlone: Story = { args: { isLabelHidden: true } };

export const LongFrench: Story = { ...All, globals: { locale: 'fr' } };

export const Dark: Story = { ...All, globals: { theme: 'dark' } };
