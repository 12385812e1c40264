import { Button } from '@nzete/ui/Button';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { keepFocusNear } from './keepFocusNear.ts';
import { sharedMessages } from './messages.ts';
import { queryStatus } from './queryStatus.ts';

/** What a query hook of the client gives, as far as it is needed here. */
interface Query<Data> {
  data?: Data | undefined;
  isError: boolean;
  refetch: () => unknown;
}

interface QueryStateProps<Data> {
  query: Query<Data>;
  /** Said in a status role while the first answer is on its way. */
  loading: MessageDescriptor;
  /** Said in an alert role, with "Try again", when there is no answer; an element where the sentence has a part of its own. */
  error: MessageDescriptor | ReactElement;
  /** Shown when `isEmpty` says that the answer holds nothing; usually an `EmptyState`. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** Shows the answer. Without it only loading and failure show: for a section that shows without its data too. */
  children?: (data: Data) => ReactNode;
}

/** One of the four states of a part of a page that shows an answer of the API: loading, failed, empty, or the answer. */
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
              keepFocusNear(currentTarget);
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
