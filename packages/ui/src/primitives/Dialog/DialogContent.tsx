import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { dialogMessages } from './Dialog.messages.ts';
import { type DialogVariantProps, dialogVariants } from './Dialog.variants.ts';
import { useIsScrollable } from './useIsScrollable.ts';
import { useScrollLock } from './useScrollLock.ts';

export interface DialogContentProps extends Omit<ComponentProps<'div'>, 'title'>, DialogVariantProps {
  /** What it asks or shows, as its heading. */
  title: ReactNode;
  /** One or two sentences under the title, read aloud with it. */
  description?: ReactNode;
  /** Its actions: what it is about first, the way out second. Wrap a button in DialogClose to close it. */
  footer?: ReactNode;
  /** What takes focus when it opens. The dialog itself by default, so that a screen reader reads it from its title. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** The sheet of a Dialog. Not exported: use Dialog. */
export function DialogContent({
  title,
  description,
  footer,
  initialFocus,
  size,
  className,
  children,
  ...props
}: DialogContentProps) {
  useScrollLock();
  const content = useRef<HTMLDivElement>(null);
  const { handleOpen, handleClose } = useFocusReturn(initialFocus ?? content);
  return (
    <Radix.Content
      ref={content}
      data-slot="dialog"
      // Radix warns about a missing description unless it is declared missing.
      {...(description ? {} : { 'aria-describedby': undefined })}
      aria-modal="true"
      className={cx(dialogVariants({ size }), className)}
      onOpenAutoFocus={handleOpen}
      onCloseAutoFocus={handleClose}
      onInteractOutside={keepForToasts}
      {...props}
    >
      <div className="flex min-h-0 flex-col bg-surface cut-corner [--cut:28px] forced-colors:border forced-colors:[clip-path:none]">
        <header className="grid shrink-0 gap-2.5 px-5 pt-5 pb-4 md:px-7 md:pt-6">
          <Radix.Title className="min-h-8 pe-14 type-h3">{title}</Radix.Title>
          {description ? <Radix.Description className="text-text-2">{description}</Radix.Description> : null}
        </header>
        <CloseButton />
        <DialogBody>{children}</DialogBody>
        {footer ? (
          <footer className="flex shrink-0 flex-wrap gap-3 bg-sunk px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-7">
            {footer}
          </footer>
        ) : null}
      </div>
    </Radix.Content>
  );
}

function CloseButton() {
  const intl = useIntl();
  return (
    <Radix.Close asChild>
      <IconButton label={intl.formatMessage(dialogMessages.close)} variant="quiet" className="absolute end-5 top-3">
        <X aria-hidden="true" />
      </IconButton>
    </Radix.Close>
  );
}

function DialogBody({ children }: { children?: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(body);
  return (
    <div
      ref={body}
      data-slot="dialog-body"
      // What scrolls can be reached and scrolled by keyboard even if nothing in it takes focus.
      tabIndex={isScrollable ? 0 : undefined}
      className={cx(
        'min-h-0 overflow-y-auto overscroll-contain focus-ring-inset',
        isScrollable && 'border-t-[length:var(--nz-border-thread)] border-line',
      )}
    >
      <div className="px-5 pb-6 empty:pb-2 md:px-7">{children}</div>
    </div>
  );
}

/** Focus goes to the given element and returns to the one it came from, with or without a trigger. */
function useFocusReturn(target: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  return {
    handleOpen: (event: Event) => {
      opener.current = document.activeElement;
      event.preventDefault();
      target.current?.focus();
    },
    handleClose: (event: Event) => {
      if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}

/** Toasts lie above a dialog: a press on one must not close what is beneath. */
function keepForToasts(event: CustomEvent<{ originalEvent: Event }>) {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-slot="toast-region"]')) event.preventDefault();
}
