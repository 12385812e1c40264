'use client';

import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../Button/Button.tsx';
import { StateLayout, type StateProps } from '../EmptyState/StateLayout.tsx';
import { errorStateMessages } from './ErrorState.messages.ts';

export interface ErrorStateProps extends Omit<StateProps, 'title'> {
  /**
   * What failed. Has a generic default.
   */
  title?: ReactNode;
  /** Retries. Shows the button "Try again" before the other actions. */
  onRetry?: () => void;
  /**
   * Whether a retry is in progress, which the button shows.
   * @default false
   */
  isRetrying?: boolean;
}

/**
 * Shown when something could not be loaded; screen readers announce it at once. Say what still
 * works, and offer a retry.
 *
 * Slots: `error-state`.
 *
 * @example
 * <ErrorState
 *   title="Error loading impact."
 *   description="Your last copy, from 09:40, is still here."
 *   onRetry={refetch}
 * />
 */
export function ErrorState({
  title,
  icon = <CloudOff className="nz:bare" />,
  onRetry,
  isRetrying,
  actions,
  ...props
}: ErrorStateProps) {
  return (
    <StateLayout
      role="alert"
      data-slot="error-state"
      pattern="chevron"
      icon={icon}
      title={title ?? <FormattedMessage {...errorStateMessages.title} />}
      actions={
        onRetry || actions ? (
          <>
            {onRetry ? (
              <Button size="sm" isLoading={isRetrying} onClick={onRetry}>
                <FormattedMessage {...errorStateMessages.retry} />
              </Button>
            ) : null}
            {actions}
          </>
        ) : null
      }
      {...props}
    />
  );
}
