import { Link } from '@nzete/ui/Link';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { titleMessage } from '../messages.ts';
import { staffPaths } from '../paths.ts';
import { IssueSubject } from './IssueSubject.tsx';
import { newsletterMessages as messages } from './texts/messages.ts';
import type { Texts } from './types.ts';
import { useSubjectOf } from './useSubjectOf.ts';

export function BackToIssues() {
  return (
    <Link href={staffPaths.newsletter}>
      <ArrowLeft aria-hidden="true" />
      <FormattedMessage {...messages.allIssues} />
    </Link>
  );
}

interface IssueHeadProps {
  subject: Texts;
  /** Whether focus is to be on it, wherever one comes from. */
  takesFocus?: boolean;
  ref?: Ref<HTMLHeadingElement>;
  /** Beside the heading: its state. */
  children: ReactNode;
}

/** The way back, what the issue is called, and its state. */
export function IssueHead({ subject, takesFocus = false, ref, children }: IssueHeadProps) {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const { text } = useSubjectOf()(subject);
  useImperativeHandle<HTMLHeadingElement | null, HTMLHeadingElement | null>(ref, () => heading.current);
  // Focus follows someone who opens or sends an issue, not someone who arrives at its address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    if (takesFocus || key !== 'default') heading.current?.focus();
  }, []);
  return (
    <header className="nz:grid nz:gap-3">
      <title>{formatMessage(titleMessage, { page: text })}</title>
      <p>
        <BackToIssues />
      </p>
      <div className="nz:flex nz:flex-wrap nz:items-end nz:justify-between nz:gap-3">
        <h1 ref={heading} tabIndex={-1} className="nz:min-w-0 nz:type-h1 nz:focus-ring nz:[overflow-wrap:anywhere]">
          <IssueSubject subject={subject} />
        </h1>
        {children}
      </div>
    </header>
  );
}
