import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { focusField } from '../Field/focusField.ts';
import { DateOfBirthField } from './DateOfBirthField.tsx';

const meta = {
  title: 'Primitives/Forms/DateOfBirthField/Tests',
  component: DateOfBirthField,
  tags: ['!autodocs', '!dev'],
  args: { id: 'birth', label: 'Date of birth *', name: 'birth', onValueChange: fn(), onLeave: fn() },
} satisfies Meta<typeof DateOfBirthField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TypedPartByPart: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('21');
    await userEvent.tab();
    await userEvent.keyboard('4');
    await userEvent.tab();
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.keyboard('1998');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1998-4-21');
    await userEvent.tab();
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveValue('1998');
  },
};

export const OnlyDigitsAreTaken: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '2a1b9');
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveValue('21');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('--21');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Day' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const TheErrorIsReadWithTheQuestion: Story = {
  args: { error: 'Write the whole date', defaultValue: '1998--' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Date of birth *' })).toHaveAccessibleDescription(
      'Write the whole date',
    );
    for (const part of canvas.getAllByRole('textbox')) await expect(part).toBeInvalid();
    focusField('birth');
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveFocus();
  },
};
