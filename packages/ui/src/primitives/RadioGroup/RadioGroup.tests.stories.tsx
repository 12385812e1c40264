import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { focusField } from '../Field/focusField.ts';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Primitives/Forms/RadioGroup/Tests',
  component: RadioGroup,
  tags: ['!autodocs', '!dev'],
  args: {
    label: 'How often *',
    required: true,
    onChange: fn(),
    options: [
      { value: 'monthly', label: 'Monthly' },
      { value: 'once', label: 'Once' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChosenByPointer: Story = {
  play: async ({ canvas, args }) => {
    const [monthly, once] = canvas.getAllByRole('radio');
    await userEvent.click(canvas.getByText('Once'));
    await expect(once).toBeChecked();
    await expect(monthly).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const ChosenByArrows: Story = {
  args: { defaultValue: 'monthly' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Once' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  },
};

export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('once');
    return <RadioGroup {...args} name="often" value={value} onChange={(event) => setValue(event.target.value)} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Once' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toHaveAttribute('name', 'often');
  },
};

export const QuestionAndErrorBelongToTheGroup: Story = {
  args: { error: 'Choose how often' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'How often *' });
    await expect(group).toHaveAccessibleDescription('Choose how often');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAttribute('aria-required', 'true');
  },
};

export const FocusGoesToTheChosenRadio: Story = {
  args: { id: 'often', defaultValue: 'once' },
  play: async ({ canvas }) => {
    focusField('often');
    await expect(canvas.getByRole('radio', { name: 'Once' })).toHaveFocus();
  },
};

export const AnAsideDescribesItsOption: Story = {
  args: {
    variant: 'rows',
    options: [
      { value: 'monthly', label: 'Monthly', aside: 'Twelve times a year' },
      { value: 'once', label: 'Once', aside: 'Today' },
    ],
  },
  play: async ({ canvas }) => {
    const monthly = canvas.getByRole('radio', { name: 'Monthly' });
    await expect(monthly).toHaveAccessibleDescription('Twelve times a year');
    await userEvent.click(canvas.getByText('Twelve times a year'));
    await expect(monthly).toBeChecked();
  },
};
