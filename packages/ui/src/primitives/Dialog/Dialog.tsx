'use client';

import * as Radix from '@radix-ui/react-dialog';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { dialogBackdrop, dialogBackdropMotion } from './Dialog.variants.ts';
import { DialogContent, type DialogContentProps } from './DialogContent.tsx';

export interface DialogProps extends DialogContentProps {
  /** The button that opens it. Omit it if `open` is controlled elsewhere. */
  trigger?: ReactElement;
  /** Whether it is open, for a controlled component. */
  open?: boolean;
  /**
   * Whether it is open at first, if it is uncontrolled.
   * @default false
   */
  defaultOpen?: boolean;
  /**
   * Called when it opens or closes: by its trigger, Escape, a click on the backdrop, or a
   * DialogClose.
   */
  onOpenChange?: (open: boolean) => void;
  /** The content. Long content scrolls between title and actions. */
  children?: ReactNode;
}

/**
 * A modal dialog. Focus is trapped inside and returns to where it came from; Escape closes it. It
 * adds no style element to the page, so it works under a strict CSP.
 *
 * Slots: `dialog`, `dialog-backdrop`, `dialog-header`, `dialog-title`, `dialog-description`,
 * `dialog-footer`, `dialog-close`, `dialog-body`, `toast-region`.
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
        {/* Not the overlay of Radix: its scroll lock writes a <style> element. */}
        <div
          data-slot="dialog-backdrop"
          className={cx('nz:pointer-events-auto', dialogBackdrop, props.isInstant ? '' : dialogBackdropMotion)}
        >
          <DialogContent {...props} />
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface DialogCloseProps {
  /** A Button that closes the surrounding dialog in addition to its own action. */
  children: ReactElement;
}

/**
 * Makes its button close the dialog.
 *
 * @example <DialogClose><Button variant="line">Keep</Button></DialogClose>
 */
export function DialogClose({ children }: DialogCloseProps) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
