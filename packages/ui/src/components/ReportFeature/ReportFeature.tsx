'use client';

import { Download } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFormat } from '../../format/useFormat.ts';
import { cx } from '../../internal/cx.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Picture, type PictureContent } from '../../primitives/Picture/Picture.tsx';

export interface ReportFeatureProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** A short line above, beside the month: `Latest report`. */
  eyebrow: ReactNode;
  title: ReactNode;
  /** A day of the month covered: `2025-10-31`. */
  date: string;
  /** A summary in a few sentences. */
  summary: ReactNode;
  /** The highlights, all visible. */
  highlights?: readonly string[];
  picture?: PictureContent | undefined;
  /** The URL of the file. */
  downloadHref: string;
  /** The text of the link to the file. Screen readers add the title. */
  action: ReactNode;
  /**
   * The heading level of the title.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * One report in full, such as the latest: month, title, picture, summary, highlights and the file.
 * In a list use `ReportCard`.
 *
 * Slots: `report-feature`, `report-feature-date`, `report-feature-title`, `report-feature-summary`,
 * `report-feature-highlights`, `report-feature-download`.
 *
 * @example
 * <ReportFeature eyebrow="Latest report" title="Planting with the first rain" date="2025-10-31"
 *   summary="The rain came in the first week." downloadHref="/api/reports/5/pdf?lang=en" action="Download (PDF)" />
 */
export function ReportFeature({
  eyebrow,
  title,
  date,
  summary,
  highlights = [],
  picture,
  downloadHref,
  action,
  headingLevel = 2,
  className,
  ...props
}: ReportFeatureProps) {
  const format = useFormat();
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      aria-labelledby={`${id}-title`}
      data-slot="report-feature"
      className={cx(
        'nz:grid nz:min-w-0 nz:content-start nz:gap-3.5 nz:self-start nz:cut-corner nz:cut-lg nz:bg-surface nz:px-6 nz:large-text:px-2 nz:py-6 nz:lg:px-11 nz:lg:py-11',
        className,
      )}
      {...props}
    >
      <p
        data-slot="report-feature-date"
        className="nz:flex nz:flex-wrap nz:justify-between nz:gap-x-6 nz:pe-8 nz:text-md nz:text-text-muted"
      >
        {eyebrow}
        <time dateTime={date.slice(0, 7)} className="nz:bare">
          {format.date(date, 'month')}
        </time>
      </p>
      <div aria-hidden="true" className="nz:h-[7px] nz:border-line-strong nz:border-y-[1.5px]" />
      <Heading
        id={`${id}-title`}
        data-slot="report-feature-title"
        className="nz:type-h2 nz:mt-3 nz:text-pretty nz:hyphens-auto"
      >
        {title}
      </Heading>
      {picture ? <Picture isCut={false} className="nz:aspect-16/9 nz:lg:aspect-9/4" {...picture} /> : null}
      <p data-slot="report-feature-summary" className="nz:text-pretty">
        {summary}
      </p>
      {highlights.length > 0 ? (
        <ul data-slot="report-feature-highlights" className="nz:grid">
          {highlights.map((highlight) => (
            <li
              key={highlight}
              className="nz:flex nz:gap-3.5 nz:border-line nz:border-t-[1.5px] nz:py-3 nz:text-pretty"
            >
              <span aria-hidden="true" className="nz:mt-2 nz:size-2.5 nz:shrink-0 nz:rotate-45 nz:bg-give" />
              {highlight}
            </li>
          ))}
        </ul>
      ) : null}
      <LinkButton
        id={`${id}-download`}
        aria-labelledby={`${id}-download ${id}-title`}
        data-slot="report-feature-download"
        href={downloadHref}
        download
        className="nz:justify-self-start nz:print:hidden"
      >
        <Download aria-hidden="true" className="nz:bare" />
        {action}
      </LinkButton>
    </article>
  );
}
