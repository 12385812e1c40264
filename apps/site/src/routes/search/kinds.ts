import type { SearchKind } from '@nzete/domain';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** The headings of the results. */
export const kindMessages: Readonly<Record<SearchKind, MessageDescriptor>> = defineMessages({
  page: { id: 'site.search.page', defaultMessage: 'Pages', description: 'Heading of results: pages of the site' },
  event: { id: 'site.search.event', defaultMessage: 'Events', description: 'Heading of results: days to come to' },
  article: {
    id: 'site.search.article',
    defaultMessage: 'Climate, explained',
    description: 'Heading of results: articles of the pages of that name',
  },
  report: { id: 'site.search.report', defaultMessage: 'Reports', description: 'Heading of results: monthly reports' },
  lesson: {
    id: 'site.search.lesson',
    defaultMessage: 'Lessons',
    description: 'Heading of results: lessons of our digital literacy course',
  },
  province: { id: 'site.search.province', defaultMessage: 'Provinces', description: 'Heading of results' },
  course: {
    id: 'site.search.course',
    defaultMessage: 'Free courses',
    description: 'Heading of results: courses of other providers',
  },
});
