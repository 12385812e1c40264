import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  title: 'Primitives/Actions/Button/Tests',
  component: Button,
  tags: ['!autodocs', '!dev'],
  args: { children: 'Plant a tree', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PressedByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plant a tree' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const PressedByEnterAndSpace: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const LoadingKeepsFocusAndIgnoresPresses: Story = {
  args: { isLoading: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Please wait…' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LoadingSubmitDoesNotSendTheForm: Story = {
  args: { isLoading: true, type: 'submit' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        args.onClick?.(event as never);
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const DisabledCannotBePressed: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const IconOnPhonesKeepsItsName: Story = {
  name: 'on a phone, a button with an icon and a hidden label is a named touch target of 48 px',
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '360px', height: '760px' } } } } },
  globals: { viewport: { value: 'phone' } },
  args: {
    isIconOnPhones: true,
    children: (
      <>
        <Trash2 aria-hidden="true" />
        <span>Remove</span>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Remove' }).getBoundingClientRect();
    await expect([width, height]).toEqual([48, 48]);
  },
};
