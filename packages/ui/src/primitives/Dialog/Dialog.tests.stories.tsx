import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog, DialogClose, type DialogProps } from './Dialog.tsx';

const meta = {
  title: 'Primitives/Feedback/Dialog/Tests',
  component: Dialog,
  tags: ['!autodocs', '!dev'],
  args: {
    title: 'Remove this sensor?',
    description: 'Its readings stay in the record.',
    trigger: <Button>Remove…</Button>,
    onOpenChange: fn(),
    footer: (
      <DialogClose>
        <Button>Keep</Button>
      </DialogClose>
    ),
  },
  render: (args) => (
    <div className="nz:min-h-[150vh]">
      <Dialog {...args} />
    </div>
  ),
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const openByPointer = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Remove…' }));
  return screen.findByRole('dialog', { name: 'Remove this sensor?' });
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const OpensByPointerAndReadsItsDescription: Story = {
  play: async ({ args }) => {
    const dialog = await openByPointer();
    await expect(dialog).toHaveAccessibleDescription('Its readings stay in the record.');
    await expect(dialog).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
  },
};

export const EscapeClosesAndReturnsFocus: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove…' })).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Nothing has focus, as in Safari, which does not focus a button when it is clicked. */
export const InitiallyOpenReturnsFocusToItsTrigger: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove…' })).toHaveFocus());
  },
};

export const TabStaysInside: Story = {
  play: async () => {
    await openByPointer();
    for (const name of ['Close', 'Keep', 'Close']) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  },
};

export const TheCloseButtonIsLocalised: Story = {
  globals: { locale: 'fr' },
  play: async () => {
    await openByPointer();
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await isClosed();
  },
};

export const ABackdropClickCloses: Story = {
  play: async () => {
    const dialog = await openByPointer();
    const backdrop = dialog.closest('[data-slot="dialog-backdrop"]');
    // Radix starts listening only after the click that opened the dialog.
    await waitFor(async () => {
      if (backdrop) await userEvent.click(backdrop);
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  },
};

export const AnActionInAWrapperCloses: Story = {
  play: async () => {
    await openByPointer();
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    await isClosed();
  },
};

export const AddsNoStyleElementAndLocksThePage: Story = {
  play: async () => {
    const styles = () => document.querySelectorAll('style').length;
    const before = styles();
    await openByPointer();
    await expect(styles()).toBe(before);
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(styles()).toBe(before);
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  },
};

export const LongContentScrollsByKeyboard: Story = {
  args: { children: <p className="nz:h-[200vh]">A long story.</p> },
  play: async () => {
    const dialog = await openByPointer();
    const body = dialog.querySelector('[data-slot="dialog-body"]');
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
    await expect(dialog.getBoundingClientRect().height).toBeLessThan(window.innerHeight);
    await userEvent.tab();
    await userEvent.tab();
    await expect(body).toHaveFocus();
  },
};

function Controlled(args: DialogProps) {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open from elsewhere</Button>
      <Dialog {...args} trigger={undefined} open={open} onOpenChange={setOpen} initialFocus={field}>
        <label>
          Code <input ref={field} />
        </label>
      </Dialog>
    </>
  );
}

export const ControlledWithoutATriggerReturnsFocus: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open from elsewhere' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
