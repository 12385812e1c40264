import { EmptyState } from '@nzete/ui/EmptyState';
import { ErrorState } from '@nzete/ui/ErrorState';
import { Skeleton } from '@nzete/ui/Skeleton';
import { GridList } from 'react-aria-components/GridList';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { FormattedMessage, useIntl } from 'react-intl';
import { EntryRow } from './EntryRow.tsx';
import { messages } from './texts/messages.ts';
import type { InboxEntry } from './types.ts';

export interface EntryListProps {
  status: 'ready' | 'loading' | 'error';
  entries: readonly InboxEntry[];
  /** The subject of the open entry. */
  open: string | undefined;
  /** Epoch milliseconds: ages are counted until then. */
  now: number;
  /** Whether filters leave anything out. */
  isFiltered: boolean;
  onOpen: (subject: string) => void;
  onRetry: () => void;
}

/** One row for each entry. Arrow keys move, Enter opens; `useShortcuts` adds J and K. */
export function EntryList({ status, entries, open, now, isFiltered, onOpen, onRetry }: EntryListProps) {
  const { formatMessage, locale } = useIntl();
  if (status === 'loading') {
    return (
      <div className="nz:p-4">
        <p role="status" className="nz:sr-only">
          <FormattedMessage {...messages.loading} />
        </p>
        <Skeleton lines={12} />
      </div>
    );
  }
  if (status === 'error') {
    return (
      <ErrorState
        headingLevel={2}
        title={<FormattedMessage {...messages.failed} />}
        description={<FormattedMessage {...messages.failedText} />}
        onRetry={onRetry}
      />
    );
  }
  if (entries.length === 0) {
    return (
      <EmptyState
        headingLevel={2}
        title={<FormattedMessage {...(isFiltered ? messages.noneFound : messages.empty)} />}
        description={<FormattedMessage {...(isFiltered ? messages.noneFoundText : messages.emptyText)} />}
      />
    );
  }
  return (
    <I18nProvider locale={locale}>
      {/* Without typing ahead: J and K are shortcuts. */}
      <GridList
        aria-label={formatMessage(messages.list)}
        disallowTypeAhead
        onAction={(key) => onOpen(String(key))}
        data-slot="entry-list"
      >
        {entries.map((entry) => (
          <EntryRow key={entry.subject} entry={entry} isOpen={entry.subject === open} now={now} />
        ))}
      </GridList>
    </I18nProvider>
  );
}
