'use client';

import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Sign, type SignName } from '../../primitives/Sign/Sign.tsx';
import { policyPageMessages as texts } from './PolicyPage.messages.ts';
import { useCurrentSection } from './useCurrentSection.ts';

export interface PolicySection {
  /** The fragment of its URL: `#kept`. */
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface PolicyPageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** A `Breadcrumb` above the heading. */
  breadcrumb?: ReactNode;
  /** The heading of the page. */
  title: ReactNode;
  /** A summary in one sentence. */
  description: ReactNode;
  sections: readonly PolicySection[];
  /** Content after the sections, such as links to other pages. */
  children?: ReactNode;
  /** The date of the last change: `2026-11-22`. */
  updated?: string;
  /**
   * The sign of the page.
   * @default 'proof'
   */
  sign?: SignName;
  /**
   * `text` has a heading above each section; `answers` has it beside the section on wide screens,
   * for reference pages.
   * @default 'text'
   */
  layout?: keyof typeof layouts;
}

const layouts = {
  text: { list: 'nz:max-w-measure nz:gap-12', section: 'nz:gap-3' },
  answers: {
    list: 'nz:gap-8 nz:lg:gap-10',
    section: 'nz:gap-3 nz:border-line-strong nz:border-t-[1.5px] nz:pt-6 nz:lg:grid-cols-[4fr_7fr] nz:lg:gap-x-gap',
  },
};

/**
 * A text page: short lines, no picture, and a sticky table of contents that marks the current
 * section.
 *
 * Slots: `policy-page`, `policy-page-contents`, `policy-page-section`.
 *
 * @example
 * <PolicyPage
 *   title="Cookie policy"
 *   description="What this site stores."
 *   sections={[{ id: 'cookies', title: 'Cookies', content: <p>…</p> }]}
 * />
 */
export function PolicyPage({
  breadcrumb,
  title,
  description,
  sections,
  updated,
  sign = 'proof',
  layout = 'text',
  className,
  children,
  ...props
}: PolicyPageProps) {
  const { date } = useFormat();
  return (
    <div data-slot="policy-page" className={cx('nz:py-section', className)} {...props}>
      <div className="nz:wrap nz:grid nz:grid-cols-1 nz:gap-x-16 nz:gap-y-8 nz:lg:grid-cols-[17rem_minmax(0,1fr)]">
        <header className="nz:grid nz:grid-cols-1 nz:justify-items-start nz:gap-4 nz:lg:col-start-2">
          {breadcrumb}
          <Sign name={sign} size="xl" />
          <h1 className="nz:type-h1 nz:w-full nz:wrap-anywhere nz:hyphens-auto">{title}</h1>
          <p className="nz:type-lead nz:max-w-measure nz:text-pretty nz:text-text-2">{description}</p>
          {updated ? (
            <p className="nz:text-md nz:text-text-muted">
              <FormattedMessage {...texts.updated} />{' '}
              <time dateTime={updated} className="nz:bare">
                {date(updated)}
              </time>
            </p>
          ) : null}
        </header>
        {sections.length > 0 ? <Contents sections={sections} /> : null}
        <div className={cx('nz:grid nz:grid-cols-1 nz:lg:col-start-2', layouts[layout].list)}>
          {sections.map(({ id, title: sectionTitle, content }) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              data-slot="policy-page-section"
              className={cx('nz:grid nz:scroll-mt-24 nz:grid-cols-1 nz:content-start', layouts[layout].section)}
            >
              <h2 id={`${id}-title`} className="nz:type-h3 nz:hyphens-auto">
                {sectionTitle}
              </h2>
              <div className="nz:grid nz:min-w-0 nz:max-w-measure nz:grid-cols-1 nz:gap-3">{content}</div>
            </section>
          ))}
        </div>
        {children ? <div className="nz:grid nz:grid-cols-1 nz:lg:col-start-2">{children}</div> : null}
      </div>
    </div>
  );
}

function Contents({ sections }: Pick<PolicyPageProps, 'sections'>) {
  const { formatMessage } = useIntl();
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav
      aria-label={formatMessage(texts.contents)}
      data-slot="policy-page-contents"
      className="nz:print:hidden nz:lg:sticky nz:lg:top-24 nz:lg:col-start-1 nz:lg:row-span-2 nz:lg:row-start-1 nz:lg:max-h-[calc(100dvh-7rem)] nz:lg:self-start nz:lg:overflow-y-auto"
    >
      <p aria-hidden="true" className="nz:pb-2 nz:text-md nz:font-semibold nz:text-text-muted">
        <FormattedMessage {...texts.contents} />
      </p>
      <ol className="nz:border-line-strong nz:border-s-[1.5px]">
        {sections.map(({ id, title }) => (
          <li key={id} className="nz:bare">
            <Link
              variant="plain"
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              className={cx(
                'nz:relative nz:flex nz:min-h-10 nz:items-center nz:py-1.5 nz:ps-5 nz:text-md nz:leading-snug nz:text-text-2',
                'nz:aria-[current]:font-semibold nz:aria-[current]:text-text',
                'nz:aria-[current]:before:absolute nz:aria-[current]:before:-start-[5.5px] nz:aria-[current]:before:size-2.5 nz:aria-[current]:before:rotate-45 nz:aria-[current]:before:bg-offbeat',
              )}
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
