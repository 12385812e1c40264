import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Primitives/Forms/PhoneField/Tests',
  component: PhoneField,
  tags: ['!autodocs', '!dev'],
  args: { label: 'Phone *', name: 'phone', onChange: fn() },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NumericKeypadWithoutReformatting: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone *' });
    await expect(input).toHaveAttribute('type', 'tel');
    await expect(input).toHaveAttribute('inputmode', 'tel');
    await expect(input).toHaveAttribute('autocomplete', 'tel');
    await expect(input).toHaveAccessibleDescription('With the country code, for example +44 20 7946 0018');
    await userEvent.type(input, '+243 (0)800/000-000');
    await expect(input).toHaveValue('+243 (0)800/000-000');
  },
};
