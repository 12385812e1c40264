import { readError } from '@nzete/api-client';
import { staffApi } from '@nzete/api-client/staff';
import { EmptyState } from '@nzete/ui/EmptyState';
import { ErrorState } from '@nzete/ui/ErrorState';
import { Skeleton } from '@nzete/ui/Skeleton';
import { FormattedMessage } from 'react-intl';
import { ListEditor } from './ListEditor.tsx';
import { contentMessages as messages } from './texts/messages.ts';

interface OpenedListProps {
  path: string;
  /** The number of the open item, from 1. */
  item: string;
}

/** Loads a list, and says why it does not come. */
export function OpenedList({ path, item }: OpenedListProps) {
  const { currentData, error, refetch } = staffApi.useGetContentListQuery(
    { path },
    // Colleagues may have saved or published since.
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  if (currentData) return <ListEditor key={path} list={currentData} item={item} refetch={refetch} />;
  if (error === undefined)
    return (
      <div className="nz:p-4 nz:@md:p-10">
        <p role="status" className="nz:sr-only">
          <FormattedMessage {...messages.loading} />
        </p>
        <Skeleton lines={10} />
      </div>
    );
  const { status } = readError(error);
  if (status === 404 || status === 422)
    return (
      <EmptyState
        headingLevel={2}
        title={<FormattedMessage {...messages.gone} />}
        description={<FormattedMessage {...messages.goneText} />}
      />
    );
  return (
    <ErrorState
      headingLevel={2}
      title={<FormattedMessage {...messages.failed} />}
      description={<FormattedMessage {...messages.failedText} />}
      onRetry={refetch}
    />
  );
}
