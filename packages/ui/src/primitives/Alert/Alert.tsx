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
   * The kind of message: it sets the icon, the colour, and a word that screen readers read first.
   * @default 'info'
   */
  tone?: NonNullable<AlertVariantProps['tone']>;
  /** What happened, in a few words. If omitted, pass a `description`. */
  title?: ReactNode;
  /** One or two sentences: where, and what to do. */
  description?: ReactNode;
  /** Links and buttons for the next step. */
  actions?: ReactNode;
  /** An icon (any element) that replaces the default icon of the tone. */
  icon?: ReactNode;
  /** Called by the close button, which is only shown if this is passed. */
  onDismiss?: () => void;
}

/**
 * A message within the page, about the part it is in. Use a toast for the result of an action, and
 * an ErrorSummary for the errors of a form. An alert that appears later needs `role="status"`, or
 * `role="alert"` if it must interrupt.
 *
 * Slots: `alert`, `alert-icon`, `alert-title`, `alert-description`, `alert-actions`,
 * `alert-dismiss`.
 *
 * @example
 * <Alert
 *   tone="warning"
 *   title="Heavy rain tonight"
 *   description="In Équateur. The nursery opens at 10:00."
 * />
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
