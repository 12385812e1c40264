'use client';

import { Check, Copy } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { useCopy } from '../../internal/useCopy.ts';
import { Button } from '../Button/Button.tsx';
import { sendOutcomeMessages } from './SendOutcome.messages.ts';

export interface ReferenceNumberProps extends Omit<ComponentProps<'p'>, 'children'> {
  number: string;
}

/**
 * The number that a visitor quotes when asking about a submitted form, with a button that copies
 * it.
 *
 * Slots: `reference-number`.
 *
 * @example <ReferenceNumber number="NZ-V-2026-7K2P9QXC" />
 */
export function ReferenceNumber({ number, className, ...props }: ReferenceNumberProps) {
  const { outcome, copy } = useCopy(number);
  return (
    <p
      data-slot="reference-number"
      className={cx('nz:flex nz:min-w-0 nz:flex-wrap nz:items-center nz:gap-x-3 nz:gap-y-2 nz:text-base', className)}
      {...props}
    >
      <span className="nz:bare">
        <FormattedMessage {...sendOutcomeMessages.reference} />{' '}
        <strong className="nz:inline-block nz:font-bold nz:tabular-nums nz:select-all">{number}</strong>
      </span>
      <Button variant="line" size="sm" onClick={copy} className="nz:needs-script">
        {outcome?.isCopied ? (
          <Check aria-hidden="true" className="nz:bare" />
        ) : (
          <Copy aria-hidden="true" className="nz:bare" />
        )}
        <FormattedMessage {...sendOutcomeMessages.copy} />
      </Button>
      <span role="status" className="nz:bare">
        {outcome ? (
          <FormattedMessage {...(outcome.isCopied ? sendOutcomeMessages.copied : sendOutcomeMessages.notCopied)} />
        ) : null}
      </span>
    </p>
  );
}
