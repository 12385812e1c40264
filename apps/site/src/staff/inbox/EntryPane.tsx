import { EmptyState } from '@nzete/ui/EmptyState';
import { ErrorState } from '@nzete/ui/ErrorState';
import { Link } from '@nzete/ui/Link';
import { Skeleton } from '@nzete/ui/Skeleton';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { DecisionBar } from './DecisionBar.tsx';
import { EntrySheet, type EntrySheetProps } from './EntrySheet.tsx';
import { entryMessages } from './texts/entryMessages.ts';
import { messages } from './texts/messages.ts';
import { mayDecide } from './types.ts';

/** Why there is no entry: it loads, failed, was deleted, or is not for this role. */
export type EntryAbsence = 'loading' | 'failed' | 'gone' | 'closed';

export interface EntryPaneProps {
  entry: Omit<EntrySheetProps, 'headingRef'> | EntryAbsence;
  /** The list, with its filters. */
  backHref: string;
  /** What has just happened, for the live region. */
  announcement: string;
  /** Moves focus to the name of the entry once it is shown: someone has just opened it. */
  takesFocus: boolean;
  onRetry: () => void;
}

/** The open entry with its decisions, or why it is not shown. */
export function EntryPane({ entry, backHref, announcement, takesFocus, onRetry }: EntryPaneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = typeof entry !== 'string';
  useEffect(() => {
    if (isShown && takesFocus) heading.current?.focus();
  }, [isShown, takesFocus]);
  useEffect(() => {
    // The dialog of a decision has closed, and the button that opened it is gone.
    if (announcement && document.activeElement === document.body) heading.current?.focus();
  }, [announcement]);
  return (
    <div className="nz:flex nz:min-h-full nz:flex-col">
      <p className="nz:px-4 nz:pt-3 nz:lg:hidden nz:@md:px-10">
        <Link href={backHref}>
          <ArrowLeft aria-hidden="true" />
          <FormattedMessage {...entryMessages.back} />
        </Link>
      </p>
      <p
        role="status"
        className={
          announcement ? 'nz:bg-info-soft nz:px-4 nz:py-2 nz:text-sm nz:text-on-info-soft nz:@md:px-10' : 'nz:sr-only'
        }
      >
        {entry === 'loading' ? <FormattedMessage {...entryMessages.loading} /> : announcement}
      </p>
      {isShown ? (
        <>
          <div className="nz:grow">
            <EntrySheet {...entry} headingRef={heading} />
          </div>
          <DecisionBar
            status={entry.entry.status}
            actions={entry.entry.actions}
            onDecide={mayDecide(entry.role) ? entry.onDecide : undefined}
          />
        </>
      ) : (
        <Absence why={entry} onRetry={onRetry} />
      )}
    </div>
  );
}

function Absence({ why, onRetry }: { why: EntryAbsence; onRetry: () => void }) {
  if (why === 'loading') return <Skeleton lines={10} className="nz:p-10" />;
  if (why === 'failed')
    return (
      <ErrorState
        headingLevel={2}
        title={<FormattedMessage {...entryMessages.failed} />}
        description={<FormattedMessage {...messages.failedText} />}
        onRetry={onRetry}
      />
    );
  const [title, text] =
    why === 'gone' ? [entryMessages.gone, entryMessages.goneText] : [entryMessages.closed, entryMessages.closedText];
  return (
    <EmptyState headingLevel={2} title={<FormattedMessage {...title} />} description={<FormattedMessage {...text} />} />
  );
}
