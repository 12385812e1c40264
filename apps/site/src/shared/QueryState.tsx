import { LoadState } from '@nzete/ui/LoadState';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { reasonOf } from './noResponse.ts';
import { queryStatus } from './queryStatus.ts';

/** The result of a query hook, as far as it is used here. */
interface Query<Data> {
  data?: Data | undefined;
  isError: boolean;
  error?: unknown;
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
  const reason = reasonOf(query.error);
  return (
    <LoadState
      status={queryStatus(query)}
      loading={<FormattedMessage {...loading} />}
      error={
        <>
          {isValidElement(error) ? error : <FormattedMessage {...error} />}
          {reason ? (
            <>
              {' '}
              <FormattedMessage {...reason} />
            </>
          ) : null}
        </>
      }
      onRetry={() => void refetch()}
      isEmpty={data !== undefined && isEmpty?.(data) === true}
      empty={empty}
    >
      {data === undefined ? null : children?.(data)}
    </LoadState>
  );
}
