'use client';

import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { cx } from '../../internal/cx.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { filePickerMessages } from '../../primitives/FilePicker/FilePicker.messages.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { courseCardMessages as texts } from './CourseCard.messages.ts';
import { categoryMessages, courseLanguageMessages, levelMessages } from './course.messages.ts';
import type { CourseContent, CourseLevel } from './course.ts';

export interface CourseCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  course: CourseContent;
  /**
   * The heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/** Green, yellow and red; not the red of errors. */
const tones = { Beginner: 'success', Intermediate: 'warning', Advanced: 'give' } as const satisfies Record<
  CourseLevel,
  string
>;

/**
 * A course as a row of a list: title, provider and subject, and if known description, level,
 * duration, language, offline use, size, rating and enrolment. Its title links to the provider; a sample is marked and has no link. It has no
 * ground and no border.
 *
 * Slots: `course-card`, `course-card-title`, `course-card-provider`, `course-card-description`,
 * `course-card-facts`.
 *
 * @example
 * <CourseCard
 *   course={{
 *     title: 'Internet Basics',
 *     provider: 'GCFGlobal',
 *     category: 'Digital Literacy',
 *     level: 'Beginner',
 *     duration: 'At your own pace',
 *     language: 'English',
 *     href: 'https://edu.gcfglobal.org/en/internetbasics/',
 *   }}
 * />
 */
export function CourseCard({ course, headingLevel = 3, className, ...props }: CourseCardProps) {
  const { formatMessage } = useIntl();
  const Heading = `h${headingLevel}` as const;
  const { title, description, href, provider, category, level, duration } = course;
  return (
    <article data-slot="course-card" className={cx(row, className)} {...props}>
      <div className={titleCell}>
        <Heading data-slot="course-card-title" className="nz:text-base nz:leading-snug nz:font-bold nz:text-pretty">
          {href === undefined ? (
            title
          ) : (
            <Link href={href} rel="external" variant="plain" className="nz:text-link">
              {title}
              <ArrowUpRight aria-hidden="true" className="nz:ms-1.5 nz:inline nz:size-4 nz:rtl:-scale-x-100" />
              <span className="nz:sr-only"> {formatMessage(texts.elsewhere)}</span>
            </Link>
          )}
        </Heading>
        <p data-slot="course-card-provider" className={cx(cell, 'nz:text-text-muted')}>
          {provider}
        </p>
        {description === undefined ? null : (
          <p data-slot="course-card-description" className="nz:text-md nz:text-pretty">
            {description}
          </p>
        )}
      </div>
      <p className={cell}>{formatMessage(categoryMessages[category])}</p>
      <div className={lastCells}>
        {/* On wide screens an unknown fact leaves its column empty. */}
        <span className="nz:@3xl:justify-self-start">
          {level ? (
            <Badge tone={tones[level]} className="nz:me-3 nz:@3xl:me-0">
              {formatMessage(levelMessages[level])}
            </Badge>
          ) : null}
        </span>
        <p className={cell}>{duration}</p>
        <Facts course={course} />
      </div>
    </article>
  );
}

/** Facts that are not known for every course. */
function Facts({ course }: { course: CourseContent }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const { language, isOffline, megabytes, rating, learners, isSample } = course;
  const facts = [
    isSample && formatMessage(texts.sample),
    language && formatMessage(courseLanguageMessages[language]),
    isOffline && formatMessage(texts.offline),
    megabytes !== undefined && formatMessage(filePickerMessages.megabytes, { size: number(megabytes) }),
    rating !== undefined && formatMessage(texts.rating, { rating: number(rating) }),
    learners !== undefined && formatMessage(texts.learners, { learners: number(learners) }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <p data-slot="course-card-facts" className={cx(cell, 'nz:text-text-muted')}>
      {facts.join(' · ')}
    </p>
  );
}

/** A table row if there is room; on phones three lines: title, provider and subject, facts. */
const row = cx(
  'nz:min-w-0 nz:@3xl:grid nz:@3xl:items-center nz:@3xl:gap-6',
  'nz:@3xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_8rem_minmax(0,2fr)_minmax(0,3fr)]',
);
const titleCell = 'nz:contents nz:@3xl:grid nz:@3xl:min-w-0 nz:@3xl:gap-0.5';
const lastCells = 'nz:mt-1 nz:@3xl:contents';
const cell = 'nz:inline-block nz:me-3 nz:text-md nz:@3xl:me-0';
