'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { buttonMessages } from './Button.messages.ts';
import { type ButtonVariantProps, buttonVariants } from './Button.variants.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonVariantProps {
  /**
   * The action is in progress: a spinner replaces the label without changing the width, presses are
   * ignored, and the button stays in the tab order, so that focus is not lost.
   * @default false
   */
  isLoading?: boolean;
}

/**
 * Triggers an action on this page. For navigation use LinkButton. The default `type` is `button`,
 * so that it never submits a form by accident.
 *
 * Slots: `button`, `button-loading`.
 *
 * @example <Button variant="give" onClick={donate}>Donate</Button>
 */
export function Button({
  variant,
  size,
  isIconOnPhones,
  isLoading = false,
  className,
  children,
  type,
  onClick,
  ...props
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A loading submit button must not send the form a second time.
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type ?? 'button'}
      data-slot="button"
      data-loading={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      className={cx(
        buttonVariants({ variant, size, isIconOnPhones }),
        isLoading && 'nz:relative nz:cursor-progress',
        className,
      )}
      onClick={handleClick}
      {...props}
    >
      {isLoading ? (
        <>
          <span className="nz:invisible nz:contents" aria-hidden="true">
            {children}
          </span>
          <span data-slot="button-loading" className="nz:absolute nz:inset-0 nz:grid nz:place-items-center">
            <Spinner />
            <span className="nz:sr-only">
              <FormattedMessage {...buttonMessages.loading} />
            </span>
          </span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
