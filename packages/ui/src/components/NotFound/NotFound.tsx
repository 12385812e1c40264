import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { notFoundMessages } from './NotFound.messages.ts';

export interface NotFoundProps extends ComponentProps<'section'> {
  /**
   * Where the way home leads.
   * @default '/'
   */
  href?: string;
}

/**
 * The page for an address that does not exist. Its heading is the page's main one. Children stand between heading and way home: a sentence on
 * what to do, other links.
 *
 * @example <NotFound />
 */
export function NotFound({ href = '/', className, children, ...props }: NotFoundProps) {
  return (
    <section
      data-slot="not-found"
      className={cx('wrap grid justify-items-center gap-6 py-section text-center', className)}
      {...props}
    >
      <p className="relative grid size-64 place-items-center lg:size-80">
        <span
          aria-hidden="true"
          className="absolute inset-0 bg-weave pattern-lattice [clip-path:polygon(50%_0,100%_50%,50%_100%,0_50%)]"
        />
        <span aria-hidden="true" className="absolute size-32 rotate-45 bg-bg lg:size-40" />
        <span className="type-number relative text-[3.5rem] lg:text-[4.5rem]">
          <FormattedMessage {...notFoundMessages.code} />
        </span>
      </p>
      <h1 className="type-h1">
        <FormattedMessage {...notFoundMessages.title} />
      </h1>
      {children}
      <LinkButton href={href} size="lg">
        <FormattedMessage {...notFoundMessages.home} />
      </LinkButton>
    </section>
  );
}
