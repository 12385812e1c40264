import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Primitives/Forms/TextArea/Tests',
  component: TextArea,
  tags: ['!autodocs', '!dev'],
  args: { label: 'Message', name: 'message', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const ref = createRef<HTMLTextAreaElement>();

export const TypedByKeyboard: Story = {
  // In args, a ref that is set would be a circular structure.
  render: (args) => <TextArea {...args} ref={ref} />,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Mbote');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Mbote');
    await expect(args.onChange).toHaveBeenCalledTimes(5);
    await expect(ref.current).toHaveValue('Mbote');
  },
};

export const CountIsAnnouncedAfterAPause: Story = {
  args: { characterLimit: 10, defaultValue: 'Nzete' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    await expect(box).toHaveAccessibleDescription('Characters left: 5');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(box);
    await userEvent.keyboard(' ya mbila');
    await expect(box).toHaveValue('Nzete ya mbila');
    await expect(box).toHaveAccessibleDescription('Characters over the limit: 4');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Characters over the limit: 4'), {
      timeout: 3000,
    });
  },
};

export const CountFollowsAControlledValue: Story = {
  args: { characterLimit: 10 },
  render: function Render(args) {
    const [value, setValue] = useState('');
    return (
      <>
        <TextArea {...args} value={value} onChange={(event) => setValue(event.target.value)} />
        <button type="button" onClick={() => setValue('')}>
          Empty
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'mai');
    await expect(box).toHaveAccessibleDescription('Characters left: 7');
    await userEvent.click(canvas.getByRole('button', { name: 'Empty' }));
    await expect(box).toHaveAccessibleDescription('Characters left: 10');
  },
};

export const CountFollowsAReset: Story = {
  args: { characterLimit: 10, defaultValue: 'abc' },
  render: (args) => (
    <form>
      <TextArea {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'def');
    await expect(box).toHaveAccessibleDescription('Characters left: 4');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(box).toHaveValue('abc');
    await expect(box).toHaveAccessibleDescription('Characters left: 7');
  },
};
