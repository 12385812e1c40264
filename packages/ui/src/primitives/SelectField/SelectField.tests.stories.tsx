import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SelectField } from './SelectField.tsx';

const ref = createRef<HTMLSelectElement>();

const meta = {
  title: 'Primitives/Forms/SelectField/Tests',
  component: SelectField,
  tags: ['!autodocs', '!dev'],
  args: {
    label: 'Province *',
    name: 'province',
    placeholder: 'Choose a province',
    required: true,
    onChange: fn(),
    options: [
      { value: 'equateur', label: 'Équateur' },
      { value: 'tshopo', label: 'Tshopo' },
      { value: 'lomami', label: 'Lomami', isDisabled: true },
    ],
  },
  // In args, a ref that is set would be a circular structure.
  render: (args) => <SelectField {...args} ref={ref} />,
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChosenFromTheList: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Province *' });
    await expect(select).toHaveDisplayValue('Choose a province');
    await expect(select).toBeRequired();
    await userEvent.selectOptions(select, 'Tshopo');
    await expect(select).toHaveValue('tshopo');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(ref.current).toBe(select);
  },
};

export const ReachedByTabAndByItsLabel: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    select.blur();
    await userEvent.click(canvas.getByText('Province *'));
    await expect(select).toHaveFocus();
  },
};

export const DisabledOptionCannotBeChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'Lomami' })).toBeDisabled();
  },
};

export const ALongValueIsShownWhole: Story = {
  render: (args) => (
    <div className="nz:grid nz:w-60 nz:gap-4">
      <SelectField {...args} label="Short" defaultValue="tshopo" />
      <SelectField
        {...args}
        label="Long"
        options={[{ value: 'long', label: 'Une coopérative agricole enregistrée dans la province' }]}
        defaultValue="long"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) => canvas.getByRole('combobox', { name }).getBoundingClientRect().height;
    // Two more lines of at least 24 px.
    await expect(height('Long')).toBeGreaterThanOrEqual(height('Short') + 2 * 24);
  },
};
