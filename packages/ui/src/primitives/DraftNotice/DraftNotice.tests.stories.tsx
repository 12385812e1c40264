import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DraftNotice, type DraftNoticeProps, type DraftStatus } from './DraftNotice.tsx';

/** A form with a draft that is stored with every change. */
function FormWithDraft({ onUndo, status: initial }: DraftNoticeProps) {
  const [status, setStatus] = useState<DraftStatus>(initial);
  const [text, setText] = useState('Two pumps are broken');
  const [cleared, setCleared] = useState('');
  return (
    <form
      onReset={() => {
        setCleared(text);
        setText('');
        setStatus('cleared');
      }}
    >
      <label>
        Report
        <input value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <Button type="submit">Send</Button>
      <DraftNotice
        status={status}
        onUndo={() => {
          onUndo();
          setText(cleared);
          setStatus('saved');
        }}
      />
    </form>
  );
}

const meta = {
  title: 'Primitives/Forms/DraftNotice/Tests',
  component: DraftNotice,
  tags: ['!autodocs', '!dev'],
  args: { status: 'saved', onUndo: fn() },
  render: (args) => <FormWithDraft {...args} />,
} satisfies Meta<typeof DraftNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ClearsTheFormAndUndoesIt: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Report' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved on this device');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the form' }));
    await expect(field).toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The form is empty, and nothing is kept on this device.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
    await expect(field).toHaveValue('Two pumps are broken');
  },
};

export const FocusStaysOnTheButton: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Clear the form' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Clear the form' })).toHaveFocus();
  },
};

export const WarnsIfTheDeviceStoresNothing: Story = {
  args: { status: 'failed' },
  globals: { locale: 'sw' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Kifaa hiki hakihifadhi unachoandika.');
    await expect(canvas.getByRole('button', { name: 'Futa nilichoandika' })).toBeVisible();
  },
};

export const IsEmptyWithoutADraft: Story = {
  args: { status: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button', { name: 'Clear the form' })).toBeNull();
  },
};
