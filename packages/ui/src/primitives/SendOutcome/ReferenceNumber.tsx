'use client';

import { Check, Copy } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useCopy } from '../../internal/useCopy.ts';
import { Button } from '../Button/Button.tsx';
import { sendOutcomeMessages } from './SendOutcome.messages.ts';

/** The number that a visitor quotes when asking about a submitted form. */
export function ReferenceNumber({ number }: { number: string }) {
  const { outcome, copy } = useCopy(number);
  return (
    <p
      data-slot="reference-number"
      className="nz:flex nz:min-w-0 nz:flex-wrap nz:items-center nz:gap-x-3 nz:gap-y-2 nz:text-base"
    >
      <span className="nz:bare">
        <FormattedMessage {...sendOutcomeMessages.reference} />{' '}
        <strong className="nz:font-bold nz:tabular-nums nz:select-all nz:whitespace-nowrap">{number}</strong>
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
