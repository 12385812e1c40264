'use client';

import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { type UpdateContent, UpdateEntry } from './UpdateEntry.tsx';
import { updateFeedMessages as texts } from './UpdateFeed.messages.ts';
import { useFeedPages } from './useFeedPages.ts';

export interface UpdateFeedProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Newest first, as shown. Undefined while they load. */
  updates: readonly UpdateContent[] | undefined;
  /**
   * Loading failed. Updates loaded before stay visible.
   * @default false
   */
  isFailed?: boolean;
  /** Refetches them. */
  onRetry?: () => void;
  /**
   * Whether a retry is in progress.
   * @default false
   */
  isRetrying?: boolean;
  /**
   * How many are shown at first, and how many each press of "Show more" adds.
   * @default 6
   */
  pageSize?: number;
  /**
   * There are older ones on the server.
   * @default false
   */
  hasMore?: boolean;
  /** Loads older ones: called by "Show more" when all loaded ones are visible. */
  onShowMore?: () => void;
  /**
   * Older ones are loading.
   * @default false
   */
  isLoadingMore?: boolean;
  /**
   * The visitor has posted an update that is being reviewed.
   * @default false
   */
  isAwaiting?: boolean;
  /** The call to action of the empty feed: a button. */
  emptyActions?: ReactNode;
  /**
   * The heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * News of partners, donors and collaborations, newest first, with author and date. Posts are
 * rendered as plain text. "Show more" adds a page and moves focus to its first entry.
 *
 * Slots: `update-feed`, `update-feed-list`, `update-feed-entry`.
 *
 * @example
 * <UpdateFeed
 *   updates={data}
 *   isFailed={isError}
 *   onRetry={refetch}
 *   emptyActions={<Button onClick={open}>Add Update</Button>}
 * />
 */
export function UpdateFeed({
  updates,
  isFailed,
  onRetry,
  isRetrying,
  pageSize,
  hasMore,
  onShowMore,
  isLoadingMore,
  isAwaiting,
  emptyActions,
  headingLevel,
  className,
  ...props
}: UpdateFeedProps) {
  const body = () => {
    if (updates === undefined && isFailed) return <Failed {...{ onRetry, isRetrying, headingLevel }} />;
    if (updates === undefined) return <Loading />;
    if (updates.length === 0) return <Empty {...{ emptyActions, headingLevel }} />;
    return <Pages {...{ updates, pageSize, hasMore, onShowMore, isLoadingMore, headingLevel }} />;
  };
  return (
    <div data-slot="update-feed" className={cx('nz:grid nz:gap-6', className)} {...props}>
      <div role="status" className="nz:empty:hidden">
        {isAwaiting ? <Alert tone="info" description={<FormattedMessage {...texts.awaiting} />} /> : null}
      </div>
      {body()}
    </div>
  );
}

type PagesProps = Pick<UpdateFeedProps, 'pageSize' | 'hasMore' | 'onShowMore' | 'isLoadingMore' | 'headingLevel'> & {
  updates: readonly UpdateContent[];
};

function Pages({ updates, pageSize = 6, hasMore, onShowMore, isLoadingMore, headingLevel }: PagesProps) {
  const { list, shown, canShowMore, showMore } = useFeedPages({ updates, pageSize, hasMore, onShowMore });
  return (
    <>
      <ol ref={list} data-slot="update-feed-list" className="nz:grid">
        {shown.map((update, index) => (
          <UpdateEntry key={update.id} update={update} isNewest={index === 0} headingLevel={headingLevel} />
        ))}
      </ol>
      {canShowMore ? (
        <Button
          variant="line"
          className="nz:needs-script nz:justify-self-start"
          isLoading={isLoadingMore}
          onClick={showMore}
        >
          <FormattedMessage {...texts.more} />
        </Button>
      ) : null}
    </>
  );
}

function Loading() {
  return (
    <div className="nz:grid nz:gap-8">
      <p role="status" className="nz:sr-only">
        <FormattedMessage {...texts.loading} />
      </p>
      <Skeleton lines={4} />
      <Skeleton lines={4} />
    </div>
  );
}

function Failed({
  onRetry,
  isRetrying,
  headingLevel,
}: Pick<UpdateFeedProps, 'onRetry' | 'isRetrying' | 'headingLevel'>) {
  return (
    <ErrorState
      title={<FormattedMessage {...texts.error} />}
      description={<FormattedMessage {...texts.errorText} />}
      headingLevel={headingLevel ?? 3}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}

function Empty({ emptyActions, headingLevel }: Pick<UpdateFeedProps, 'emptyActions' | 'headingLevel'>) {
  return (
    <EmptyState
      title={<FormattedMessage {...texts.empty} />}
      description={<FormattedMessage {...texts.emptyText} />}
      headingLevel={headingLevel ?? 3}
      actions={emptyActions}
    />
  );
}
