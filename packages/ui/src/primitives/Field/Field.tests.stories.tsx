import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { Field } from './Field.tsx';
import { FieldSet } from './FieldSet.tsx';
import { focusField } from './focusField.ts';

const meta = {
  title: 'Primitives/Forms/Field/Tests',
  component: Field,
  tags: ['!autodocs', '!dev'],
  args: {
    label: 'Height',
    hint: 'In centimetres',
    children: (control) => <input {...control} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LabelAndHintBelongToTheControl: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Height' });
    await expect(input).toHaveAccessibleDescription('In centimetres');
    await expect(input).toBeValid();
    await userEvent.click(canvas.getByText('Height'));
    await expect(input).toHaveFocus();
  },
};

export const ErrorReplacesTheHint: Story = {
  args: { error: 'Write a number' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Height' });
    await expect(input).toHaveAccessibleDescription('Write a number');
    await expect(input).toBeInvalid();
    await expect(canvas.queryByText('In centimetres')).toBeNull();
  },
};

export const FurtherDescriptionIsReadFirst: Story = {
  args: { describedBy: 'unit', id: 'height' },
  render: (args) => (
    <>
      <p id="unit">Measured by hand.</p>
      <Field {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Height' });
    await expect(input).toHaveAccessibleDescription('Measured by hand. In centimetres');
    await expect(input).toHaveAttribute('id', 'height');
  },
};

export const OptionalIsPartOfTheName: Story = {
  args: { isOptional: true },
  globals: { locale: 'fr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Height (facultatif)' })).toBeVisible();
  },
};

export const SetNamesItsControls: Story = {
  render: () => (
    <FieldSet id="areas" label="Areas" error="Choose at least one">
      <CheckboxField label="Water" />
      <CheckboxField label="Trees" />
    </FieldSet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Areas' })).toHaveAccessibleDescription('Choose at least one');
    focusField('areas');
    await expect(canvas.getByRole('checkbox', { name: 'Water' })).toHaveFocus();
  },
};
