'use client';

import * as Radix from '@radix-ui/react-dialog';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { dialogScrim, dialogScrimMotion } from './Dialog.variants.ts';
import { DialogContent, type DialogContentProps } from './DialogContent.tsx';

export interface DialogProps extends DialogContentProps {
  /** The button that opens it. Leave it out where `open` is controlled from elsewhere. */
  trigger?: ReactElement;
  /** Whether it is open, for controlling it from outside. */
  open?: boolean;
  /**
   * Whether it is open at first, when it controls itself.
   * @default false
   */
  defaultOpen?: boolean;
  /** It opens or closes: by its trigger, by Escape, by a press beside it, by a DialogClose. */
  onOpenChange?: (open: boolean) => void;
  /** What it shows. Long content scrolls between title and actions. */
  children?: ReactNode;
}

/**
 * Asks or shows something above the page, which waits. Focus moves into it and returns to where it came from; Escape closes it.
 * It adds no style element to the page: it works under a strict CSP.
 *
 * Slots: `dialog`, `dialog-scrim`, `dialog-header`, `dialog-title`, `dialog-description`, `dialog-footer`, `dialog-close`, `dialog-body`,
 * `toast-region`.
 *
 * @example
 * <Dialog
 *   trigger={<Button variant="danger">Remove</Button>}
 *   title="Remove this sensor?"
 *   description="Its 412 days of readings stay in the record."
 *   footer={<DialogClose><Button variant="line" size="sm">Keep</Button></DialogClose>}
 * />
 */
export function Dialog({ trigger, open, defaultOpen, onOpenChange, ...props }: DialogProps) {
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        {/* A scrim of our own: the one of Radix brings the scroll lock that writes a <style> element. */}
        <div
          data-slot="dialog-scrim"
          className={cx('nz:pointer-events-auto', dialogScrim, props.isInstant ? '' : dialogScrimMotion)}
        >
          <DialogContent {...props} />
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface DialogCloseProps {
  /** A Button that closes the dialog around it, besides doing its own work. */
  children: ReactElement;
}

/**
 * Makes the button in it close the dialog.
 *
 * @example <DialogClose><Button variant="line">Keep</Button></DialogClose>
 */
export function DialogClose({ children }: DialogCloseProps) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
