import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/Forms/TextField/Tests',
  component: TextField,
  tags: ['!autodocs', '!dev'],
  args: { label: 'E-mail *', name: 'email', type: 'email', required: true, onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TypedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail *' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('a@b.cd');
    await expect(input).toHaveValue('a@b.cd');
    await expect(args.onChange).toHaveBeenCalledTimes(6);
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
};

export const LabelPressedByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('E-mail *'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** Some screen readers announce an empty required field as invalid otherwise. */
export const RequiredIsNotYetInvalid: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeRequired();
    await expect(input).toHaveAttribute('aria-invalid', 'false');
  },
};

export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('');
    return (
      <TextField {...args} type="text" value={value} onChange={(event) => setValue(event.target.value.toUpperCase())} />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'nzete');
    await expect(canvas.getByRole('textbox')).toHaveValue('NZETE');
  },
};

const ref = createRef<HTMLInputElement>();

export const PropsReachTheInputAndClassNameTheRoot: Story = {
  // In args, a ref that is set would be a circular structure.
  render: (args) => <TextField {...args} ref={ref} />,
  args: { className: 'nz:max-w-sm', autoComplete: 'email', inputMode: 'email', id: 'mail' },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBe(ref.current);
    await expect(input).toHaveAttribute('autocomplete', 'email');
    await expect(input).toHaveAttribute('inputmode', 'email');
    await expect(input).toHaveAttribute('id', 'mail');
    await expect(canvasElement.querySelector('[data-slot="text-field"]')).toHaveClass('nz:max-w-sm');
  },
};

export const SearchIconHasNoName: Story = {
  args: { type: 'search', label: 'Search' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const DisabledIsSkipped: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
  },
};
