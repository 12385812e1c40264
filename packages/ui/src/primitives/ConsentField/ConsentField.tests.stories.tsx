import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConsentField } from './ConsentField.tsx';

const meta = {
  title: 'Primitives/Forms/ConsentField/Tests',
  component: ConsentField,
  tags: ['!autodocs', '!dev'],
  args: { label: 'I agree *', description: 'Only to check who you are.', name: 'agree', onChange: fn() },
} satisfies Meta<typeof ConsentField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TickedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'I agree *' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const TheExplanationStaysWithTheError: Story = {
  args: { error: 'Tick this box' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree *' });
    await expect(box).toHaveAccessibleDescription('Only to check who you are. Tick this box');
    await expect(box).toBeInvalid();
  },
};
