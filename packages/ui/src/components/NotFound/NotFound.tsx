'use client';

import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { notFoundMessages } from './NotFound.messages.ts';

export interface NotFoundProps extends ComponentProps<'section'> {
  /**
   * The target of the link home.
   * @default '/'
   */
  href?: string;
}

/**
 * The page for an unknown URL. Its heading is the main heading of the page. Children are shown
 * between the heading and the link home: a sentence on what to do, other links.
 *
 * Slots: `not-found`, `not-found-code`, `not-found-title`.
 *
 * @example <NotFound />
 */
export function NotFound({ href = '/', className, children, ...props }: NotFoundProps) {
  return (
    <section
      data-slot="not-found"
      className={cx(
        'nz:wrap nz:grid nz:grid-cols-1 nz:justify-items-center nz:gap-6 nz:py-section nz:text-center',
        className,
      )}
      {...props}
    >
      <p
        data-slot="not-found-code"
        className="nz:relative nz:grid nz:aspect-square nz:w-64 nz:max-w-full nz:place-items-center nz:lg:w-80"
      >
        <span
          aria-hidden="true"
          className="nz:absolute nz:inset-0 nz:bg-weave nz:pattern-lattice nz:[clip-path:polygon(50%_0,100%_50%,50%_100%,0_50%)]"
        />
        <span aria-hidden="true" className="nz:absolute nz:size-1/2 nz:rotate-45 nz:bg-bg" />
        <span className="nz:type-number nz:relative nz:text-[3.5rem] nz:lg:text-[4.5rem]">
          <FormattedMessage {...notFoundMessages.code} />
        </span>
      </p>
      <h1 data-slot="not-found-title" className="nz:type-h1">
        <FormattedMessage {...notFoundMessages.title} />
      </h1>
      {children}
      <LinkButton href={href} size="lg">
        <FormattedMessage {...notFoundMessages.home} />
      </LinkButton>
    </section>
  );
}
