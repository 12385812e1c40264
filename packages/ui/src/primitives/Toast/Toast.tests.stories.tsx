import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { createToastQueue, type ToastContent } from './toastQueue.ts';

export interface Args {
  /** Each press of the button shows the next one. */
  toasts: ToastContent[];
  onAction: () => void;
}

function Example({ toasts }: Args) {
  const [queue] = useState(createToastQueue);
  const [count, setCount] = useState(0);
  const show = () => {
    const toast = toasts[count % toasts.length];
    if (toast) queue.add(toast);
    setCount(count + 1);
  };
  return (
    <>
      <Button onClick={show}>Show</Button>
      <Dialog title="A dialog" trigger={<Button variant="line">Ask</Button>}>
        <Button onClick={show}>Show from the dialog</Button>
      </Dialog>
      <ToastRegion queue={queue} />
    </>
  );
}

const onAction = fn();
const saved: ToastContent = { title: 'Seedlings logged', description: '240 trees in plot 7' };
const failed: ToastContent = {
  tone: 'error',
  title: 'Not sent',
  action: { label: 'Retry', onPress: () => onAction() },
};

const meta: Meta<Args> = {
  title: 'Primitives/Feedback/Toast/Tests',
  tags: ['!autodocs', '!dev'],
  args: { toasts: [saved] },
  beforeEach: () => {
    onAction.mockClear();
  },
  render: (args) => <Example {...args} />,
};
export default meta;
type Story = StoryObj<Args>;

const show = () => userEvent.click(screen.getByRole('button', { name: 'Show' }));

export const ClosedByPointer: Story = {
  play: async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Close this notice' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const ErrorsInterruptAndSuccessWaits: Story = {
  args: { toasts: [failed, saved] },
  play: async () => {
    await show();
    await show();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not sent'));
    await expect(screen.getByRole('status')).toHaveTextContent('Seedlings logged240 trees in plot 7');
  },
};

export const ItsActionRunsAndClosesIt: Story = {
  args: { toasts: [failed] },
  play: async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(onAction).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const SpeaksLingala: Story = {
  globals: { locale: 'ln' },
  play: async () => {
    await show();
    await expect(await screen.findByRole('region', { name: 'Mayebisi' })).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Kanga liyebisi oyo' })).toBeInTheDocument();
  },
};

export const AddsNoStyleElementAndMovesNothing: Story = {
  play: async ({ canvas }) => {
    const styles = () => document.querySelectorAll('style').length;
    const place = () => JSON.stringify(canvas.getByRole('button', { name: 'Show' }).getBoundingClientRect());
    const before = { styles: styles(), place: place(), height: document.documentElement.scrollHeight };
    await show();
    await screen.findByRole('alertdialog');
    await expect({ styles: styles(), place: place(), height: document.documentElement.scrollHeight }).toEqual(before);
  },
};

export const AboveADialogItIsAnnouncedAndClosesAlone: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show from the dialog' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Seedlings logged'));
    await userEvent.click(screen.getByRole('button', { name: 'Close this notice' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'A dialog' })).toBeInTheDocument();
  },
};
