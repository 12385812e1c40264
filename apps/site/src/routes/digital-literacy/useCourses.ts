import { readError } from '@nzete/api-client';
import { type Course, learningApi, useGetCourseFiltersQuery, useGetCoursePageQuery } from '@nzete/api-client/learning';
import type { CourseChoice } from '@nzete/ui/CourseBrowser';
import { written } from '@nzete/ui/format';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { reasonOf } from '../../shared/noResponse.ts';
import { parseSearch } from '../../shared/searchParams.ts';
import { useLang } from '../../shared/useLang.ts';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { addressOf, courseQuery, filterQuery, PAGE_SIZE, pageIn, search as schema } from './search.ts';
import { sectionMessages as messages } from './sections.messages.ts';

/** The current page of the list, as props of CourseBrowser. */
export function useCourses() {
  const { formatMessage } = useIntl();
  const lang = useLang();
  const [chosen] = usePageSearch(schema);
  const page = pageIn(chosen);
  const query = useGetCoursePageQuery({ lang, ...courseQuery(chosen) });
  const counts = useGetCourseFiltersQuery({ lang, ...filterQuery(chosen) });
  const { isRefreshing, refresh } = useRefresh(query.refetch, counts.refetch);
  const hasNext = query.currentData !== undefined && page * PAGE_SIZE < query.currentData.total;
  usePageAhead({ lang, ...courseQuery(chosen, page + 1) }, hasNext);
  // The previous page stays while the next one loads, unless it fails.
  const data = query.isError ? query.currentData : query.data;
  const courses = useMemo(() => data?.courses.map(toContent), [data]);
  const failure = readError(query.error).detail ?? formatMessage(messages.coursesFailed);
  const reason = reasonOf(query.error);
  return {
    courses,
    total: data?.total ?? 0,
    page,
    choice: chosen,
    counts: counts.data,
    isLoading: query.isFetching,
    isRefreshing,
    error: query.isError ? failure + (reason ? `. ${formatMessage(reason)}` : '') : undefined,
    onGo: useGo(),
    onRefresh: refresh,
  };
}

/** A sample links to this site, which has no courses. */
function toContent(course: Course) {
  const { url, offline, size_mb, enrollment_count, sample: isSample = false, ...content } = course;
  return {
    ...content,
    duration: written(course, 'duration'),
    description: written(course, 'description'),
    isOffline: offline,
    megabytes: size_mb,
    learners: enrollment_count,
    href: isSample ? undefined : url,
    isSample,
  };
}

/** Refetches the list, and reports the outcome. */
function useRefresh(...reads: (() => PromiseLike<{ isSuccess: boolean; error?: unknown }>)[]) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refresh = async () => {
    if (isRefreshing) return;
    setIsRefreshing(true);
    const answers = await Promise.all(reads.map((read) => read()));
    setIsRefreshing(false);
    const failed = answers.find(({ isSuccess }) => !isSuccess);
    if (!failed) return notify({ tone: 'success', title: formatMessage(messages.updated), description: '' });
    const description = readError(failed.error).detail ?? formatMessage(messages.updateFailedText);
    notify({ tone: 'error', title: formatMessage(messages.updateFailed), description });
  };
  return { isRefreshing, refresh };
}

/** Prefetches a page once the current one is painted. */
function usePageAhead(args: Parameters<typeof useGetCoursePageQuery>[0], isThere: boolean) {
  const prefetch = learningApi.usePrefetch('getCoursePage');
  const key = JSON.stringify(args);
  useEffect(() => {
    if (!isThere) return;
    const soon = setTimeout(() => prefetch(JSON.parse(key)));
    return () => clearTimeout(soon);
  }, [prefetch, key, isThere]);
}

/** Changes search, filters or page. Typing makes a single history entry. */
function useGo() {
  const navigate = useNavigate();
  return useCallback(
    (choice: CourseChoice, page: number) => {
      const { search, pathname } = window.location;
      const target = addressOf(choice, page, search);
      if (target === pathname + search) return;
      const { q } = parseSearch(schema, new URLSearchParams(search));
      const isTyping = q !== '' && choice.q !== '' && q !== choice.q;
      void navigate(target, { replace: isTyping, preventScrollReset: true });
    },
    [navigate],
  );
}
