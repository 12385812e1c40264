import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { focusField } from '../Field/focusField.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Primitives/Forms/SegmentedControl/Tests',
  component: SegmentedControl,
  tags: ['!autodocs', '!dev'],
  args: {
    label: 'What the map shows',
    onChange: fn(),
    options: [
      { value: 'temperature', label: 'Temperature' },
      { value: 'air', label: 'Air' },
      { value: 'rain', label: 'Rain', isDisabled: true },
    ],
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChosenByPointer: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Temperature' })).toBeChecked();
    await userEvent.click(canvas.getByText('Air'));
    await expect(canvas.getByRole('radio', { name: 'Air' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const OneTabStopAndArrowsChoose: Story = {
  render: (args) => (
    <>
      <SegmentedControl {...args} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Temperature' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Air' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Air' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Temperature' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
  },
};

export const FocusRingIsAroundTheOption: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const option = canvas.getByText('Temperature').closest('button');
    await expect(option && getComputedStyle(option).outlineWidth).toBe('3px');
  },
};

export const ADisabledOptionCannotBeChosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Rain'), { pointerEventsCheck: 0 });
    await expect(canvas.getByRole('radio', { name: 'Rain' })).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('air');
    return <SegmentedControl {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Air' })).toBeChecked();
    await userEvent.click(canvas.getByText('Temperature'));
    await expect(canvas.getByRole('radio', { name: 'Temperature' })).toBeChecked();
  },
};

export const QuestionAndErrorBelongToTheGroup: Story = {
  args: { id: 'layer', isLabelHidden: true, error: 'Air is not measured here' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'What the map shows' });
    await expect(group).toHaveAccessibleDescription('Air is not measured here');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    focusField('layer');
    await expect(canvas.getByRole('radio', { name: 'Temperature' })).toHaveFocus();
  },
};

export const EachOptionIsATargetOf48Pixels: Story = {
  play: async ({ canvas }) => {
    const option = canvas.getByText('Air').closest('button');
    const { left, right, top } = option?.getBoundingClientRect() ?? new DOMRect();
    for (const y of [top - 2, top + 44]) {
      await expect(document.elementFromPoint((left + right) / 2, y)?.closest('button')).toBe(option);
    }
  },
};
