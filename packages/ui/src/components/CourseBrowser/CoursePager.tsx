'use client';

import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { courseBrowserMessages as texts } from './CourseBrowser.messages.ts';

interface CoursePagerProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  onPage: (page: number) => void;
}

/**
 * Links to the previous and next page. They keep their position and focus, even at the ends of the
 * list.
 */
export function CoursePager({ page, pages, hrefOf, onPage }: CoursePagerProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const step = (to: number, rel: 'prev' | 'next', children: ReactNode) => {
    const exists = to >= 1 && to <= pages;
    return (
      <LinkButton
        variant="line"
        size="sm"
        rel={rel}
        href={hrefOf(exists ? to : page)}
        aria-disabled={!exists || undefined}
        className="nz:aria-disabled:unavailable"
        onClick={(event: MouseEvent) => {
          if (isPlain(event)) event.preventDefault();
          if (exists && isPlain(event)) onPage(to);
        }}
      >
        {children}
      </LinkButton>
    );
  };
  return (
    <nav
      aria-label={formatMessage(texts.pager)}
      data-slot="course-browser-pager"
      className="nz:flex nz:flex-wrap nz:items-center nz:justify-between nz:gap-3 nz:@xl:justify-end"
    >
      {step(
        page - 1,
        'prev',
        <>
          <ArrowLeft aria-hidden="true" className="nz:bare" />
          <FormattedMessage {...texts.previous} />
        </>,
      )}
      {/* On phones above the two links, which share a line in every language. */}
      <p
        role="status"
        className="nz:order-first nz:basis-full nz:text-center nz:font-semibold nz:@xl:order-none nz:@xl:basis-auto"
      >
        <FormattedMessage {...texts.page} values={{ page: number(page), pages: number(pages) }} />
      </p>
      {step(
        page + 1,
        'next',
        <>
          <FormattedMessage {...texts.next} />
          <ArrowRight aria-hidden="true" className="nz:bare" />
        </>,
      )}
    </nav>
  );
}

/** Not a click that opens a new tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
