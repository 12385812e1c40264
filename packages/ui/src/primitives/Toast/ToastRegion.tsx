'use client';

import { type ComponentProps, type KeyboardEvent, useImperativeHandle, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useToastRegion } from 'react-aria/useToast';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { type ToastState, useToastQueue } from 'react-stately/useToastState';
import { cx } from '../../internal/cx.ts';
import { toastMessages } from './Toast.messages.ts';
import { Toast } from './Toast.tsx';
import type { ToastContent, ToastQueue } from './toastQueue.ts';

export interface ToastRegionProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The queue whose toasts it shows. Use one region per queue. */
  queue: ToastQueue;
  /**
   * The corner of the screen. On phones toasts have the full width, at the bottom.
   * @default 'bottom-right'
   */
  placement?: 'bottom-right' | 'bottom-left';
}

/**
 * The region that shows toasts: a landmark that F6 reaches; Escape closes the focused toast, or the
 * newest. Toasts stay for 4 seconds, at most three at a time, and wait while they are hovered or
 * focused. Render it once, near the root of the application. It is about as large as a dialog, so
 * load it with the first message. A page with a bar at the bottom of the screen keeps it free with
 * `--nz-toast-bottom` on the root.
 *
 * Slots: `toast-region`, `toast`, `toast-icon`, `toast-title`, `toast-description`, `toast-close`.
 *
 * @example <ToastRegion queue={toasts} />
 */
export function ToastRegion({ queue, ...props }: ToastRegionProps) {
  const state = useToastQueue(queue);
  // In the body, so that a dialog that hides the page from screen readers does not hide later
  // toasts.
  return state.visibleToasts.length > 0
    ? createPortal(<VisibleToasts state={state} {...props} />, document.body)
    : null;
}

interface VisibleToastsProps extends Omit<ToastRegionProps, 'queue'> {
  state: ToastState<ToastContent>;
}

function VisibleToasts({ state, placement = 'bottom-right', className, ref: passedRef, ...props }: VisibleToastsProps) {
  const intl = useIntl();
  const ref = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(passedRef, () => ref.current, []);
  const keyProps = {
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
      if (key !== 'Escape') return;
      const shown = [...currentTarget.querySelectorAll('[data-slot="toast"]')];
      const focused = shown.findIndex((toast) => toast.contains(document.activeElement));
      // F6 focuses the region itself: then close the newest.
      const toast = state.visibleToasts[Math.max(focused, 0)];
      if (toast) state.close(toast.key);
    },
  };
  const { regionProps } = useToastRegion({ 'aria-label': intl.formatMessage(toastMessages.region) }, state, ref);
  return (
    <section
      {...mergeProps(props, regionProps, keyProps)}
      ref={ref}
      data-slot="toast-region"
      className={cx(
        'nz:pointer-events-none nz:fixed nz:inset-x-0 nz:bottom-(--nz-toast-bottom,0) nz:z-(--nz-z-toast) nz:grid nz:gap-3 nz:px-4 nz:py-4 nz:focus-ring-inset nz:sm:max-w-[28rem] nz:sm:px-6 nz:sm:py-6',
        // On a low screen the fields are below.
        'nz:short:top-0 nz:short:bottom-auto',
        placement === 'bottom-right' ? 'nz:sm:start-auto' : 'nz:sm:end-auto',
        className,
      )}
    >
      {state.visibleToasts.map((toast) => (
        <Toast key={toast.key} toast={toast} state={state} />
      ))}
    </section>
  );
}
