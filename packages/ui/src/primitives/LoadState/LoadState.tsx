'use client';

import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { errorStateMessages } from '../ErrorState/ErrorState.messages.ts';
import { focusSection } from './focusSection.ts';

export interface LoadStateProps extends ComponentProps<'div'> {
  status: 'ready' | 'loading' | 'error';
  /** What is loading, as a sentence. Announced politely. */
  loading: ReactNode;
  /** What did not load, as a sentence. Announced at once. */
  error: ReactNode;
  /** Shows the button "Try again" beside the error. Focus moves to the section, because the button goes. */
  onRetry?: () => void;
  /**
   * Whether there is nothing to show, although it has loaded.
   * @default false
   */
  isEmpty?: boolean;
  /** Shown if `isEmpty`; usually an `EmptyState`. */
  empty?: ReactNode;
  /** The content, once it has loaded. It and `empty` are rendered without a root element. */
  children?: ReactNode;
}

/**
 * The states of content that has to load: loading, failed, empty, or the content. A line of text
 * that leaves the page as it is; for a failure that fills the space of the content use ErrorState.
 *
 * Slots: `load-state`.
 *
 * @example
 * <LoadState status={status} loading="Loading the team..." error="Error loading the team." onRetry={refetch}>
 *   <TeamList people={people} />
 * </LoadState>
 */
export function LoadState({
  status,
  loading,
  error,
  onRetry,
  isEmpty = false,
  empty,
  children,
  className,
  ...props
}: LoadStateProps) {
  if (status === 'ready') return isEmpty ? empty : children;
  return (
    <div
      data-slot="load-state"
      data-status={status}
      className={cx('nz:flex nz:min-h-24 nz:flex-wrap nz:items-center nz:gap-4 nz:py-6', className)}
      {...props}
    >
      {status === 'loading' ? (
        <p role="status" className="nz:bare">
          {loading}
        </p>
      ) : (
        <>
          <p role="alert" className="nz:bare">
            {error}
          </p>
          {onRetry ? (
            <Button
              variant="line"
              size="sm"
              onClick={({ currentTarget }) => {
                focusSection(currentTarget);
                onRetry();
              }}
            >
              <FormattedMessage {...errorStateMessages.retry} />
            </Button>
          ) : null}
        </>
      )}
    </div>
  );
}
