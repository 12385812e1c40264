import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CheckboxField } from '../../primitives/CheckboxField/CheckboxField.tsx';
import { FieldSet } from '../../primitives/Field/FieldSet.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { readSummary } from './readSummary.ts';
import documented from './SendLater.stories.tsx';
import { SendLater, type SendLaterProps } from './SendLater.tsx';

/** A form with every kind of field. */
function Form({ isShared: initial, ...props }: SendLaterProps) {
  const [isShared, setIsShared] = useState(initial);
  return (
    <form>
      <TextField label="Full Name *" name="name" defaultValue=" Grâce Ilunga " />
      <TextField label="Phone" name="phone" />
      <label>
        Level
        <select name="level" defaultValue="a">
          <option value="">Any</option>
          <option value="a">Beginner</option>
        </select>
      </label>
      <FieldSet label="Areas">
        <CheckboxField label="Water" name="areas" value="water" defaultChecked />
        <CheckboxField label="Trees" name="areas" value="trees" defaultChecked />
        <CheckboxField label="Roads" name="areas" value="roads" />
      </FieldSet>
      <CheckboxField label="I agree" name="agree" defaultChecked />
      <CheckboxField label="Send me news" name="news" />
      <SendLater
        {...props}
        isShared={isShared}
        onSharedChange={(is) => {
          props.onSharedChange(is);
          setIsShared(is);
        }}
      />
    </form>
  );
}

const meta = {
  title: 'Components/SendLater/Tests',
  component: SendLater,
  tags: ['!autodocs', '!dev'],
  args: { ...documented.args, onSharedChange: fn(), onKeep: fn(async () => {}) },
  render: (args) => <Form {...args} />,
} satisfies Meta<typeof SendLater>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsItsFormByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Send when you are connected' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onKeep).toHaveBeenCalledTimes(1);
    await expect(args.onKeep).toHaveBeenCalledWith(canvas.getByRole('checkbox', { name: 'Water' }).closest('form'));
  },
};

export const TheSummaryIsWhatTheVisitorSees: Story = {
  name: '[OFF-23] reads the labels and answers of the form, without what is empty',
  play: async ({ canvas }) => {
    const form = canvas.getByRole('checkbox', { name: 'Water' }).closest('form') as HTMLFormElement;
    await expect(readSummary(form)).toEqual([
      { name: 'name', label: 'Full Name', value: 'Grâce Ilunga' },
      { name: 'level', label: 'Level', value: 'Beginner' },
      { name: 'areas', label: 'Areas', value: 'Water, Trees' },
      { name: 'agree', label: 'I agree', value: '' },
    ]);
  },
};

export const OnASharedPhoneThereIsNoButton: Story = {
  name: '[OFF-27] "This is not my phone" takes the button away and says what to do',
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'This is not my phone' });
    await userEvent.click(box);
    await expect(args.onSharedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing is kept on this phone.');
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Send when you are connected' })).toBeVisible();
  },
};

export const SaysThatItCouldNotBeKept: Story = {
  args: { error: 'This phone cannot keep the form.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This phone cannot keep the form.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send when you are connected' })).toBeEnabled());
  },
};
