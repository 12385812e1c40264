'use client';

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { alertMessages } from './Alert.messages.ts';
import { type AlertVariantProps, alertVariants } from './Alert.variants.ts';

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /**
   * What kind of message it is: an icon, a colour, and a word before the message for a screen reader.
   * @default 'info'
   */
  tone?: NonNullable<AlertVariantProps['tone']>;
  /** What has happened, in a few words. Without it give a `description`. */
  title?: ReactNode;
  /** One or two sentences: where, and what to do. */
  description?: ReactNode;
  /** Links and buttons: what to do about it. */
  actions?: ReactNode;
  /** A lucide icon instead of the tone's own. */
  icon?: ReactNode;
  /** Called by the button with a cross, which is left out without it. */
  onDismiss?: () => void;
}

/**
 * A message in the page, about the part it is in. The result of what a visitor just did is a toast; what is wrong with a form is
 * an ErrorSummary. One that appears while the page is read needs `role="status"`, or `role="alert"` where it must not wait.
 *
 * Slots: `alert`, `alert-icon`, `alert-title`, `alert-description`, `alert-actions`, `alert-dismiss`.
 *
 * @example <Alert tone="warning" title="Heavy rain tonight" description="In Équateur. The nursery opens at 10:00." />
 */
export function Alert({
  tone = 'info',
  title,
  description,
  actions,
  icon,
  onDismiss,
  className,
  ...props
}: AlertProps) {
  const { formatMessage } = useIntl();
  return (
    <div data-slot="alert" data-tone={tone} className={cx(alertVariants({ tone }), className)} {...props}>
      <span aria-hidden="true" data-slot="alert-icon" className="nz:py-0.5 nz:[&>svg]:size-5">
        {icon ?? icons[tone]}
      </span>
      <div className="nz:grid nz:min-w-0 nz:gap-1">
        <span className="nz:sr-only">
          <FormattedMessage {...alertMessages[tone]} />{' '}
        </span>
        {title ? (
          <p data-slot="alert-title" className="nz:font-bold">
            {title}
          </p>
        ) : null}
        {description ? (
          <div data-slot="alert-description" className="nz:min-w-0 nz:text-pretty">
            {description}
          </div>
        ) : null}
        {actions ? (
          <div data-slot="alert-actions" className="nz:mt-1 nz:flex nz:flex-wrap nz:items-center nz:gap-3">
            {actions}
          </div>
        ) : null}
      </div>
      {onDismiss ? (
        <IconButton
          data-slot="alert-dismiss"
          label={formatMessage(alertMessages.dismiss)}
          variant={null}
          size="sm"
          className="nz:-my-2"
          onClick={onDismiss}
        >
          <X aria-hidden="true" className="nz:bare" />
        </IconButton>
      ) : null}
    </div>
  );
}

const icons = {
  info: <Info className="nz:bare" />,
  success: <CircleCheck className="nz:bare" />,
  warning: <TriangleAlert className="nz:bare" />,
  error: <CircleAlert className="nz:bare" />,
};
