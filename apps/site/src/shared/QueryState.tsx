import { Button } from '@nzete/ui/Button';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { focusSection } from './focusSection.ts';
import { sharedMessages } from './messages.ts';
import { queryStatus } from './queryStatus.ts';

/** The result of a query hook, as far as it is used here. */
interface Query<Data> {
  data?: Data | undefined;
  isError: boolean;
  refetch: () => unknown;
}

interface QueryStateProps<Data> {
  query: Query<Data>;
  /** Shown in a status role while the first response is loading. */
  loading: MessageDescriptor;
  /** Shown in an alert role, with "Try again", when the query failed. */
  error: MessageDescriptor | ReactElement;
  /** Shown when `isEmpty` returns true; usually an `EmptyState`. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** Renders the data. Omit it for a section that also renders without its data. */
  children?: (data: Data) => ReactNode;
}

/** The states of a query: loading, failed, empty, or the data. */
export function QueryState<Data>({ query, loading, error, empty, isEmpty, children }: QueryStateProps<Data>) {
  const { data, refetch } = query;
  const status = queryStatus(query);
  if (status === 'ready' && data !== undefined) return isEmpty?.(data) ? empty : children?.(data);
  return (
    <div className="nz:flex nz:min-h-24 nz:flex-wrap nz:items-center nz:gap-4 nz:py-6">
      {status === 'loading' ? (
        <p role="status">
          <FormattedMessage {...loading} />
        </p>
      ) : (
        <>
          <p role="alert">{isValidElement(error) ? error : <FormattedMessage {...error} />}</p>
          <Button
            variant="line"
            size="sm"
            onClick={({ currentTarget }) => {
              focusSection(currentTarget);
              void refetch();
            }}
          >
            <FormattedMessage {...sharedMessages.tryAgain} />
          </Button>
        </>
      )}
    </div>
  );
}
