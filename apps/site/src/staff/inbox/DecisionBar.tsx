import type { ApplicationStatus } from '@nzete/domain';
import { Button } from '@nzete/ui/Button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { statusMessages } from '../statusMessages.ts';
import { decisions } from './decisions.ts';
import { decisionMessages } from './texts/decisionMessages.ts';
import { entryMessages } from './texts/entryMessages.ts';
import { messages } from './texts/messages.ts';
import { decisionNames } from './texts/words.ts';

interface DecisionBarProps {
  status: ApplicationStatus | null;
  /** The states that may follow. */
  actions: readonly ApplicationStatus[];
  /** Opens the message of a decision; none for roles that may not decide. */
  onDecide: ((status: ApplicationStatus) => void) | undefined;
}

const looks = { accepted: 'primary', answered: 'primary', 'more-wanted': 'line', refused: 'quiet' } as const;

/** The row of decisions, fixed to the lower edge unless it would cover most of a small screen. */
export function DecisionBar({ status, actions, onDecide }: DecisionBarProps) {
  const { formatMessage } = useIntl();
  const offered = decisions.filter((decision) => actions.includes(decision));
  if (status === null) return null;
  if (offered.length === 0)
    return (
      <Bar>
        <p className="nz:text-sm nz:text-text-muted">
          <FormattedMessage {...entryMessages.over} values={{ status: formatMessage(statusMessages[status]) }} />
        </p>
      </Bar>
    );
  if (!onDecide)
    return (
      <Bar>
        <p className="nz:text-sm nz:text-text-muted">
          <FormattedMessage {...entryMessages.reader} />
        </p>
      </Bar>
    );
  const shortcuts = offered.includes('accepted') ? messages.shortcuts : messages.shortcutsNoAccept;
  return (
    <Bar>
      {offered.map((decision) => (
        <Button
          key={decision}
          variant={looks[decision]}
          size="sm"
          className="nz:min-h-11 nz:max-md:px-2.5"
          aria-haspopup="dialog"
          onClick={() => onDecide(decision)}
        >
          <FormattedMessage {...decisionNames[decision]} />
        </Button>
      ))}
      <p className="nz:ms-auto nz:hidden nz:text-xs nz:text-text-muted nz:@2xl:block">
        <FormattedMessage {...shortcuts} />
      </p>
    </Bar>
  );
}

function Bar({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div role="group" aria-label={formatMessage(decisionMessages.bar)} data-slot="decision-bar" className={bar}>
      {children}
    </div>
  );
}

const bar =
  'nz:sticky nz:bottom-0 nz:z-10 nz:flex nz:items-center nz:gap-2 nz:border-t nz:border-line-strong nz:bg-bg nz:px-4 nz:py-3 nz:short:static nz:@max-[18rem]:static nz:@max-[18rem]:flex-wrap nz:@md:gap-3 nz:@md:px-10 nz:@md:py-4 nz:print:hidden';
