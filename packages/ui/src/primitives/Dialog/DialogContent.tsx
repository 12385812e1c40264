'use client';

import * as Radix from '@radix-ui/react-dialog';
import { type ComponentProps, type ReactNode, type RefObject, useImperativeHandle, useRef } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { X } from '../../internal/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { dialogMessages } from './Dialog.messages.ts';
import { type DialogVariantProps, dialogParts, dialogVariants } from './Dialog.variants.ts';
import { useFocusReturn } from './useFocusReturn.ts';
import { useIsScrollable } from './useIsScrollable.ts';
import { useScrollLock } from './useScrollLock.ts';

export interface DialogContentProps extends Omit<ComponentProps<'div'>, 'title'>, DialogVariantProps {
  /** The heading. */
  title: ReactNode;
  /** One or two sentences under the title, read aloud with it. */
  description?: ReactNode;
  /**
   * The actions, primary first and cancel second. Wrap a button in DialogClose to close the dialog.
   */
  footer?: ReactNode;
  /** Called on Escape: `preventDefault()` keeps the dialog open. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void;
  /**
   * The element that gets focus when it opens; by default the dialog, so that screen readers start
   * at its title.
   */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** The sheet of a Dialog. Not exported: use Dialog. */
export function DialogContent({
  title,
  description,
  footer,
  initialFocus,
  size,
  isInstant,
  className,
  children,
  ref,
  ...props
}: DialogContentProps) {
  useScrollLock();
  const content = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => content.current, []);
  const { handleOpen, handleClose } = useFocusReturn(initialFocus ?? content);
  return (
    <Radix.Content
      ref={content}
      data-slot="dialog"
      // Radix warns about a missing description unless it is explicitly undefined.
      {...(description ? {} : { 'aria-describedby': undefined })}
      aria-modal="true"
      className={cx(dialogVariants({ size, isInstant }), className)}
      onOpenAutoFocus={handleOpen}
      onCloseAutoFocus={handleClose}
      onInteractOutside={ignoreToastClicks}
      onEscapeKeyDown={ignoreEscapeInToast}
      {...props}
    >
      <div className={dialogParts.paper}>
        <div data-slot="dialog-header" className={cx(dialogParts.header, description ? 'nz:pb-2.5' : 'nz:pb-4')}>
          <Radix.Title data-slot="dialog-title" className={dialogParts.title}>
            {title}
          </Radix.Title>
        </div>
        <CloseButton />
        <DialogBody description={description}>{children}</DialogBody>
        {footer ? (
          <div data-slot="dialog-footer" className={dialogParts.footer}>
            {footer}
          </div>
        ) : null}
      </div>
    </Radix.Content>
  );
}

function CloseButton() {
  const intl = useIntl();
  return (
    <Radix.Close asChild>
      <IconButton
        label={intl.formatMessage(dialogMessages.close)}
        variant="quiet"
        data-slot="dialog-close"
        className={dialogParts.close}
      >
        <X className="nz:bare" aria-hidden="true" />
      </IconButton>
    </Radix.Close>
  );
}

function DialogBody({ description, children }: Pick<DialogContentProps, 'description' | 'children'>) {
  const body = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(body);
  return (
    <div
      ref={body}
      data-slot="dialog-body"
      // A scroll container must be focusable, even if it has no focusable content.
      tabIndex={isScrollable ? 0 : undefined}
      className={cx(dialogParts.body, isScrollable && dialogParts.bodyEdge)}
    >
      {description ? (
        <Radix.Description
          data-slot="dialog-description"
          className={cx(dialogParts.description, isScrollable && 'nz:pt-3')}
        >
          {description}
        </Radix.Description>
      ) : null}
      <div className={dialogParts.content}>{children}</div>
    </div>
  );
}

/** Toasts lie above a dialog: a click on one must not close the dialog. */
function ignoreToastClicks(event: CustomEvent<{ originalEvent: Event }>) {
  if (isInToast(event.detail.originalEvent)) event.preventDefault();
}

/** Escape in a toast closes only the toast. */
function ignoreEscapeInToast(event: KeyboardEvent) {
  if (isInToast(event)) event.preventDefault();
}

const isInToast = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-slot="toast-region"]') !== null;
