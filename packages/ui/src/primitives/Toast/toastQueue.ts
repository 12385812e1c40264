'use client';

import type { ReactNode } from 'react';
import { type ToastOptions as AriaToastOptions, ToastQueue as AriaToastQueue } from 'react-stately/useToastState';

/** The content of a toast. */
export interface ToastContent {
  /** What happened, in a few words. */
  title: ReactNode;
  /** What it means or what happens next. */
  description?: ReactNode;
  /**
   * `success` and `info` are polite live regions; `error` is assertive.
   * @default 'success'
   */
  tone?: 'success' | 'error' | 'info';
  /** An icon (any element) that replaces the default icon of the tone. */
  icon?: ReactNode;
  /** One action. It disappears with the toast, so it must be available elsewhere too. */
  action?: { label: ReactNode; onPress: () => void };
}

export interface ToastOptions extends Omit<AriaToastOptions, 'timeout'> {
  /**
   * Milliseconds until it closes automatically. `null` keeps it until it is closed.
   * @default 4000
   */
  timeout?: number | null;
}

/** The default time in milliseconds. */
const toastDuration = 4000;

/** Queued toasts; at most three are visible. */
export class ToastQueue extends AriaToastQueue<ToastContent> {
  constructor() {
    super({ maxVisibleToasts: 3 });
  }

  /** Shows a toast, the newest on top. Returns the key to close it by. */
  override add(content: ToastContent, { timeout = toastDuration, ...options }: ToastOptions = {}): string {
    return super.add(content, { ...options, timeout: timeout ?? undefined });
  }
}

/**
 * The queue of toasts: create one for the application, pass it to its ToastRegion, and call `add`.
 *
 * @example
 * export const toasts = createToastQueue();
 * toasts.add({ title: 'Seedlings logged', description: '240 trees in plot 7' });
 */
export function createToastQueue(): ToastQueue {
  return new ToastQueue();
}
