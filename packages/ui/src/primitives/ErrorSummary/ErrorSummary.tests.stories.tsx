import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, userEvent } from 'storybook/test';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const ref = createRef<HTMLDivElement>();

const meta = {
  title: 'Primitives/Forms/ErrorSummary/Tests',
  component: ErrorSummary,
  tags: ['!autodocs', '!dev'],
  args: {
    errors: [
      { fieldId: 'test-mail', message: 'Enter your e-mail address' },
      { fieldId: 'test-often', message: 'Choose how often' },
    ],
  },
  render: (args) => (
    <>
      {/* In args, a ref that is set would be a circular structure. */}
      <ErrorSummary {...args} ref={ref} />
      <TextField id="test-mail" label="E-mail" />
      <RadioGroup id="test-often" label="How often" options={[{ value: 'once', label: 'Once' }]} />
    </>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EntryMovesFocusToItsFieldByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Choose how often' }));
    await expect(canvas.getByRole('radio', { name: 'Once' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your e-mail address' }));
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await expect(window.location.hash).toBe('');
  },
};

export const FocusedAndNavigatedByKeyboard: Story = {
  play: async ({ canvas }) => {
    ref.current?.focus();
    await expect(canvas.getByRole('group', { name: '2 things to fix' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Enter your e-mail address' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
};

export const CountsInTheReadersLanguage: Story = {
  globals: { locale: 'sw' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Mambo 2 ya kurekebisha' })).toBeVisible();
  },
};

export const WithoutErrorsThereIsNothing: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
