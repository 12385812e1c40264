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
  /** The courses of the page that shows, each with an id. Undefined until the first have come. */
  courses: readonly (CourseContent & { id: number | string })[] | undefined;
  /** How many courses match in all. */
  total: number;
  /** The page that shows, from 1. */
  page: number;
  /** @default 10 */
  pageSize?: number;
  /** What is searched for; empty texts are no filter. */
  choice: CourseChoice;
  /** How many courses each filter would leave. Without it a filter offers what is chosen, and nothing else. */
  counts?: CourseCounts | undefined;
  /**
   * Another page is on its way: the old one stays until it has come.
   * @default false
   */
  isLoading?: boolean;
  /**
   * The list is being read again.
   * @default false
   */
  isRefreshing?: boolean;
  /** Why there are no courses, in a sentence. */
  error?: string | undefined;
  /** Where the search is sent without a script: the path of this page. */
  action: string;
  /** What else the address of the page has to carry, such as the language. */
  parameters?: Readonly<Record<string, string>>;
  /** The address of a page with a choice. */
  hrefOf: (choice: CourseChoice, page: number) => string;
  /** Shows a page with a choice, by its address: as a link would, without leaving the place. */
  onGo: (choice: CourseChoice, page: number) => void;
  /** Reads the list again: after a failure, and by the button. */
  onRefresh: () => void;
}

const nothingChosen: CourseChoice = { q: '', level: '', category: '', provider: '' };

/**
 * Finds courses: words, filters that say how many courses each would leave, a list, and the way to its other pages. It holds no courses
 * itself: what is chosen goes to the host by `onGo`, which puts it into the address. Without a script the search is a form and the pager links.
 *
 * Slots: `course-browser`, `course-browser-count`, `course-browser-filters`, `course-browser-list`, `course-browser-pager`.
 *
 * @example
 * <CourseBrowser courses={data?.courses} total={data?.total ?? 0} page={page} choice={choice} counts={counts}
 *   action="/digital-literacy" hrefOf={addressOf} onGo={go} onRefresh={refetch} />
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
  const { number } = useFormat();
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
          {courses ? <FormattedMessage {...texts.found} values={{ total: number(total) }} /> : null}
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
          href={hrefOf(nothingChosen, 1)}
        />
      )}
    </div>
  );
}

type NoCoursesState = 'loading' | 'error' | 'none' | 'noneFound';

function stateOf(courses: unknown, error: string | undefined, isNarrowed: boolean): NoCoursesState {
  if (error !== undefined && !courses) return 'error';
  if (!courses) return 'loading';
  return isNarrowed ? 'noneFound' : 'none';
}

/**
 * It is not drawn again while only the words of the search change. A row is a place of the page: the next page's courses are written into the
 * same rows, which is half the work for a slow phone of taking them away and making others.
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
  /** The address of the list without any choice. */
  href: string;
}

/** Shown instead of the list. */
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
