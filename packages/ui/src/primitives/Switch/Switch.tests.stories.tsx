import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from './Switch.tsx';

const ref = createRef<HTMLInputElement>();

const meta = {
  title: 'Primitives/Forms/Switch/Tests',
  component: Switch,
  tags: ['!autodocs', '!dev'],
  args: { label: 'Rain alerts', onChange: fn() },
  // In args, a ref that is set would be a circular structure.
  render: (args) => <Switch {...args} ref={ref} />,
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToggledByPointerOnItsLabel: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('switch', { name: 'Rain alerts' });
    await userEvent.click(canvas.getByText('Rain alerts'));
    await expect(input).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('Rain alerts'));
    await expect(input).not.toBeChecked();
    await expect(ref.current).toBe(input);
  },
};

/** And its name stays the same. */
export const ToggledBySpace: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('switch', { name: 'Rain alerts' })).toBeChecked();
  },
};

export const HintDescribesIt: Story = {
  args: { hint: 'A message the evening before' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('A message the evening before');
  },
};

export const Controlled: Story = {
  render: function Render(args) {
    const [isOn, setOn] = useState(false);
    return <Switch {...args} isSelected={isOn} onChange={setOn} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Rain alerts'));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const DisabledCannotBeToggled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).not.toHaveFocus();
    await expect(canvas.getByRole('switch')).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LoadingKeepsTheFocus: Story = {
  render: function Render(args) {
    const [isLoading, setLoading] = useState(false);
    return (
      <Switch
        {...args}
        isSelected={false}
        isLoading={isLoading}
        onChange={(isOn) => {
          args.onChange?.(isOn);
          setLoading(true);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control.closest('[aria-disabled="true"]')).not.toBeNull();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText('Rain alerts'));
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const LoadingUncontrolled: Story = {
  args: { isLoading: true, defaultSelected: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Rain alerts'));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/**
 * A CSP without 'unsafe-inline' would block a style element. react-aria omits its own in tests, so
 * the tests of the built site check the CSP; this one checks that nothing else is added.
 */
export const AddsNoStyleElement: Story = {
  render: function Render(args) {
    const [isShown, setShown] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setShown(true)}>
          Show
        </button>
        {isShown && <Switch {...args} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    const before = document.querySelectorAll('style').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await userEvent.click(canvas.getByText('Rain alerts'));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(document.querySelectorAll('style').length).toBe(before);
  },
};
