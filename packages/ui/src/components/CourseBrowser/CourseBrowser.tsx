'use client';

import { RefreshCw } from 'lucide-react';
import { type ComponentProps, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { cx } from '../../internal/cx.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { CourseCard } from '../CourseCard/CourseCard.tsx';
import type { CourseContent } from '../CourseCard/course.ts';
import { courseBrowserMessages as texts } from './CourseBrowser.messages.ts';
import { type CourseChoice, type CourseCounts, CourseFilters } from './CourseFilters.tsx';
import { CoursePager } from './CoursePager.tsx';

export interface CourseBrowserProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The courses of the current page, each with an id. Undefined until the first response. */
  courses: readonly (CourseContent & { id: number | string })[] | undefined;
  /** The total number of matches. */
  total: number;
  /** The current page, from 1. */
  page: number;
  /** @default 10 */
  pageSize?: number;
  /** The search text and filters; empty strings are no filter. */
  choice: CourseChoice;
  /** The number of matches per filter value. If omitted, a filter offers only its current value. */
  counts?: CourseCounts | undefined;
  /**
   * The next page is loading; the current one stays until then.
   * @default false
   */
  isLoading?: boolean;
  /**
   * The list is being refetched.
   * @default false
   */
  isRefreshing?: boolean;
  /** Why there are no courses, in a sentence. */
  error?: string | undefined;
  /** The form action without JavaScript: the path of this page. */
  action: string;
  /** Other query parameters to keep, such as the language. */
  parameters?: Readonly<Record<string, string>>;
  /** The URL of a page with given filters. */
  hrefOf: (choice: CourseChoice, page: number) => string;
  /** Navigates to the URL of a page with given filters, keeping the scroll position. */
  onGo: (choice: CourseChoice, page: number) => void;
  /** Refetches the list: after a failure, and by the button. */
  onRefresh: () => void;
}

const noFilters: CourseChoice = { q: '', level: '', category: '', provider: '', samples: '' };

/**
 * A course search: text, filters with counts, results and pagination. It keeps no state: changes go
 * to the host through `onGo`, which updates the URL. Without JavaScript the search is a form and
 * the pages are links.
 *
 * Slots: `course-browser`, `course-browser-count`, `course-browser-filters`, `course-browser-list`,
 * `course-browser-pager`.
 *
 * @example
 * <CourseBrowser
 *   courses={data?.courses}
 *   total={data?.total ?? 0}
 *   page={page}
 *   choice={choice}
 *   counts={counts}
 *   action="/digital-literacy"
 *   hrefOf={addressOf}
 *   onGo={go}
 *   onRefresh={refetch}
 * />
 */
export function CourseBrowser({
  courses,
  total,
  page,
  pageSize = 10,
  choice,
  counts,
  isLoading = false,
  isRefreshing = false,
  error,
  action,
  parameters,
  hrefOf,
  onGo,
  onRefresh,
  className,
  ...props
}: CourseBrowserProps) {
  const isFiltered = Object.values(choice).some(Boolean);
  return (
    <div
      data-slot="course-browser"
      className={cx('nz:@container nz:grid nz:grid-cols-1 nz:gap-6', className)}
      {...props}
    >
      <CourseFilters {...{ choice, counts, action, parameters, onGo }} />
      <div className="nz:flex nz:flex-wrap nz:items-center nz:justify-between nz:gap-3">
        <p role="status" data-slot="course-browser-count" className="nz:font-semibold">
          {courses ? <Found total={total} samples={choice.samples ? 0 : total - (counts?.total ?? total)} /> : null}
        </p>
        <Button variant="line" size="sm" isLoading={isRefreshing} onClick={onRefresh} className="nz:needs-script">
          <RefreshCw aria-hidden="true" className="nz:bare" />
          <FormattedMessage {...texts.refresh} />
        </Button>
      </div>
      {courses && courses.length > 0 ? (
        <>
          <Courses courses={courses} isLoading={isLoading} />
          <CoursePager
            page={page}
            pages={Math.max(1, Math.ceil(total / pageSize))}
            hrefOf={(other) => hrefOf(choice, other)}
            onPage={(other) => onGo(choice, other)}
          />
        </>
      ) : (
        <NoCourses
          state={stateOf(courses, error, isFiltered || page > 1)}
          {...{ error, isLoading, onRefresh }}
          href={hrefOf(noFilters, 1)}
        />
      )}
    </div>
  );
}

/** How many courses there are. Until the counts have loaded, nothing is said about samples. */
function Found({ total, samples }: { total: number; samples: number }) {
  const { number } = useFormat();
  return samples > 0 ? (
    <FormattedMessage {...texts.foundWithSamples} values={{ total: number(total), samples: number(samples) }} />
  ) : (
    <FormattedMessage {...texts.found} values={{ total: number(total) }} />
  );
}

type NoCoursesState = 'loading' | 'error' | 'none' | 'noneFound';

function stateOf(courses: unknown, error: string | undefined, isNarrowed: boolean): NoCoursesState {
  if (error !== undefined && !courses) return 'error';
  if (!courses) return 'loading';
  return isNarrowed ? 'noneFound' : 'none';
}

/**
 * Memoised, because typing in the search must not re-render it. Rows are keyed by position: reusing
 * them for the next page halves the work on a slow phone.
 */
function Courses({
  courses,
  isLoading,
}: Required<Pick<CourseBrowserProps, 'isLoading'>> & { courses: NonNullable<CourseBrowserProps['courses']> }) {
  const rows = useMemo(
    () =>
      courses.map((course, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above, and a row keeps nothing of its course
        <li key={place} className="nz:py-3 nz:@3xl:py-2">
          <CourseCard course={course} />
        </li>
      )),
    [courses],
  );
  return (
    <ul
      data-slot="course-browser-list"
      aria-busy={isLoading}
      className="nz:bare nz:divide-y-[1.5px] nz:divide-line nz:border-line-strong nz:border-y-[1.5px] nz:aria-busy:cursor-progress"
    >
      {rows}
    </ul>
  );
}

interface NoCoursesProps extends Pick<CourseBrowserProps, 'error' | 'onRefresh'> {
  state: NoCoursesState;
  isLoading: boolean;
  /** The URL of the list without filters. */
  href: string;
}

/** Replaces the list if there are no courses. */
function NoCourses({ state, error, isLoading, href, onRefresh }: NoCoursesProps) {
  const { formatMessage } = useIntl();
  switch (state) {
    case 'loading':
      return (
        <p role="status" className="nz:min-h-96 nz:py-6">
          <FormattedMessage {...texts.loading} />
        </p>
      );
    case 'error':
      return (
        <ErrorState
          title={formatMessage(texts.error, { message: error ?? '' })}
          actions={
            <Button size="sm" isLoading={isLoading} onClick={onRefresh}>
              <FormattedMessage {...texts.retry} />
            </Button>
          }
        />
      );
    case 'noneFound':
      return (
        <EmptyState
          title={<FormattedMessage {...texts.noneFound} />}
          description={<FormattedMessage {...texts.noneFoundText} />}
          actions={
            <LinkButton size="sm" variant="line" href={href}>
              <FormattedMessage {...texts.all} />
            </LinkButton>
          }
        />
      );
    case 'none':
      return (
        <EmptyState
          title={<FormattedMessage {...texts.none} />}
          actions={
            <Button size="sm" isLoading={isLoading} onClick={onRefresh}>
              <FormattedMessage {...texts.load} />
            </Button>
          }
        />
      );
  }
}
