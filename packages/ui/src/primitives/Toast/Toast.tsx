'use client';

import { useRef } from 'react';
import { useToast } from 'react-aria/useToast';
import { useIntl } from 'react-intl';
import type { QueuedToast, ToastState } from 'react-stately/useToastState';
import { CircleAlert, CircleCheck, Info, X } from '../../internal/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { toastMessages } from './Toast.messages.ts';
import { toastVariants } from './Toast.variants.ts';
import type { ToastContent } from './toastQueue.ts';

export interface ToastProps {
  /** The toast as stored in its queue. */
  toast: QueuedToast<ToastContent>;
  /** The state of the region. */
  state: ToastState<ToastContent>;
}

/** A temporary message in a ToastRegion. Not exported: add it to the queue. */
export function Toast({ toast, state }: ToastProps) {
  const intl = useIntl();
  const ref = useRef<HTMLDivElement>(null);
  const { toastProps, contentProps, titleProps, descriptionProps } = useToast({ toast }, state, ref);
  const { title, description, tone = 'success', icon, action } = toast.content;
  return (
    <div {...toastProps} ref={ref} data-slot="toast" className={toastVariants({ tone })}>
      <span aria-hidden="true" data-slot="toast-icon" className="nz:py-2 nz:text-(--nz-tone) nz:[&>svg]:size-6">
        {icon ?? icons[tone]}
      </span>
      <div className="nz:flex nz:min-w-0 nz:flex-wrap nz:items-center nz:gap-x-3">
        <div
          {...contentProps}
          role={tone === 'error' ? 'alert' : 'status'}
          aria-live={tone === 'error' ? 'assertive' : 'polite'}
          className="nz:min-w-0 nz:grow nz:basis-44 nz:py-2"
        >
          <p {...titleProps} data-slot="toast-title" className="nz:leading-6 nz:font-semibold">
            {title}
          </p>
          {description ? (
            <p {...descriptionProps} data-slot="toast-description" className="nz:text-sm nz:text-text-muted">
              {description}
            </p>
          ) : null}
        </div>
        {action ? (
          <Button
            variant="quiet"
            size="sm"
            className="nz:-ms-3.5"
            onClick={() => {
              action.onPress();
              state.close(toast.key);
            }}
          >
            {action.label}
          </Button>
        ) : null}
      </div>
      <IconButton
        label={intl.formatMessage(toastMessages.close)}
        variant="quiet"
        size="sm"
        data-slot="toast-close"
        onClick={() => state.close(toast.key)}
      >
        <X className="nz:bare" aria-hidden="true" />
      </IconButton>
    </div>
  );
}

const icons = {
  success: <CircleCheck className="nz:bare" />,
  error: <CircleAlert className="nz:bare" />,
  info: <Info className="nz:bare" />,
};
