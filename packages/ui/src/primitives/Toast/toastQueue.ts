'use client';

import type { ReactNode } from 'react';
import { type ToastOptions as AriaToastOptions, ToastQueue as AriaToastQueue } from 'react-stately/useToastState';

/** What a toast says. */
export interface ToastContent {
  /** What happened, in a few words. */
  title: ReactNode;
  /** What it means or what happens next. */
  description?: ReactNode;
  /**
   * `success` and `info` wait for a screen reader to finish its sentence; `error` interrupts it.
   * @default 'success'
   */
  tone?: 'success' | 'error' | 'info';
  /** A lucide icon instead of the tone's own. */
  icon?: ReactNode;
  /** One thing to do about it. It goes with the toast, so it must be possible elsewhere too. */
  action?: { label: ReactNode; onPress: () => void };
}

export interface ToastOptions extends Omit<AriaToastOptions, 'timeout'> {
  /**
   * Milliseconds until it goes by itself. `null` keeps it until it is closed.
   * @default 4000
   */
  timeout?: number | null;
}

/** Milliseconds that a toast stays. */
const toastDuration = 4000;

/** Toasts that wait for their turn; at most three show. */
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
 * The place toasts are put in, from anywhere: make one for the application, give it to its ToastRegion, and call `add`.
 *
 * @example
 * export const toasts = createToastQueue();
 * toasts.add({ title: 'Seedlings logged', description: '240 trees in plot 7' });
 */
export function createToastQueue(): ToastQueue {
  return new ToastQueue();
}
