import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const ref = createRef<HTMLInputElement>();

const meta = {
  title: 'Primitives/Forms/SearchField/Tests',
  component: SearchField,
  tags: ['!autodocs', '!dev'],
  args: { label: 'Find a province', onChange: fn(), onClear: fn() },
  // In args, a ref that is set would be a circular structure.
  render: (args) => <SearchField {...args} ref={ref} />,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TypedAndClearedByPointer: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Find a province' });
    await expect(box).toBe(ref.current);
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(box, 'kivu');
    await expect(args.onChange).toHaveBeenLastCalledWith('kivu');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const EscapeClearsIt: Story = {
  args: { defaultValue: 'kivu' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const box = canvas.getByRole('searchbox');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
  },
};

const onSubmit = fn();

export const SentWithItsForm: Story = {
  args: { name: 'q', defaultValue: 'kivu' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget).get('q'));
      }}
    >
      <SearchField {...args} />
      <button type="submit">Search</button>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' nord{Enter}');
    await expect(onSubmit).toHaveBeenLastCalledWith('kivu nord');
  },
};

export const Controlled: Story = {
  render: function Render(args) {
    const [text, setText] = useState('kasai');
    return <SearchField {...args} value={text} onChange={(next) => setText(next.toUpperCase())} />;
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await expect(canvas.getByRole('searchbox')).toHaveValue('KASAIX');
  },
};

export const HintAndErrorDescribeIt: Story = {
  args: { id: 'province', hint: 'Or its capital', error: 'Write at least two letters' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox');
    await expect(box).toHaveAccessibleDescription('Write at least two letters');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAttribute('id', 'province');
  },
};
