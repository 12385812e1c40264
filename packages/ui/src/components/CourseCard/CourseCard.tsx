'use client';

import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { cx } from '../../internal/cx.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { courseCardMessages as texts } from './CourseCard.messages.ts';
import { categoryMessages, courseLanguageMessages, levelMessages } from './course.messages.ts';
import type { CourseContent, CourseLevel } from './course.ts';

export interface CourseCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  course: CourseContent;
  /**
   * The rank of the title in the page.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/** Green, yellow, red; not the red of an error. */
const tones = { Beginner: 'success', Intermediate: 'warning', Advanced: 'give' } as const satisfies Record<
  CourseLevel,
  string
>;

/**
 * A course as a row of a list: title, provider, subject, level, length, and what is known of language, offline use and size. Its title leads
 * to the provider; a sample says that it is one and leads nowhere. It has neither ground nor border.
 *
 * Slots: `course-card`, `course-card-title`, `course-card-provider`, `course-card-facts`.
 *
 * @example
 * <CourseCard course={{ title: 'Internet Basics', provider: 'GCFGlobal', category: 'Digital Literacy', level: 'Beginner',
 *   duration: 'At your own pace', language: 'English', href: 'https://edu.gcfglobal.org/en/internetbasics/' }} />
 */
export function CourseCard({ course, headingLevel = 3, className, ...props }: CourseCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { title, href, provider, category, level, duration } = course;
  return (
    <article data-slot="course-card" className={cx(row, className)} {...props}>
      <div className="nz:grid nz:min-w-0 nz:gap-0.5">
        <Heading data-slot="course-card-title" className="nz:text-base nz:leading-snug nz:font-bold nz:text-pretty">
          {href === undefined ? title : <Elsewhere href={href}>{title}</Elsewhere>}
        </Heading>
        <p data-slot="course-card-provider" className="nz:text-md nz:text-text-muted">
          {provider}
        </p>
      </div>
      <p className="nz:@3xl:order-1 nz:text-md">
        <FormattedMessage {...categoryMessages[category]} />
      </p>
      <Badge tone={tones[level]} className="nz:justify-self-start nz:@3xl:order-2">
        <FormattedMessage {...levelMessages[level]} />
      </Badge>
      <p className="nz:text-md nz:@3xl:order-3">{duration}</p>
      <Facts course={course} />
    </article>
  );
}

function Elsewhere({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} rel="external" variant="plain" className="nz:text-link">
      {children}
      <ArrowUpRight aria-hidden="true" className="nz:ms-1.5 nz:inline nz:size-4 nz:rtl:-scale-x-100" />
      <span className="nz:sr-only">
        {' '}
        <FormattedMessage {...texts.elsewhere} />
      </span>
    </Link>
  );
}

/** What is not known of every course. */
function Facts({ course }: { course: CourseContent }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const { language, isOffline, megabytes, rating, learners, isSample } = course;
  const facts = [
    isSample && formatMessage(texts.sample),
    language && formatMessage(courseLanguageMessages[language]),
    isOffline && formatMessage(texts.offline),
    megabytes !== undefined && formatMessage(texts.size, { size: number(megabytes) }),
    rating !== undefined && formatMessage(texts.rating, { rating: number(rating) }),
    learners !== undefined && formatMessage(texts.learners, { learners: number(learners) }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <p data-slot="course-card-facts" className="nz:text-md nz:text-text-muted nz:@3xl:order-4">
      {facts.join(' · ')}
    </p>
  );
}

/** A line of a table where there is room; on phones the facts follow one another below the title. */
const row = cx(
  'nz:flex nz:min-w-0 nz:flex-wrap nz:items-center nz:gap-x-4 nz:gap-y-1.5 nz:*:first:basis-full',
  'nz:@3xl:grid nz:@3xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_8rem_minmax(0,2fr)_minmax(0,3fr)] nz:@3xl:gap-6',
);
