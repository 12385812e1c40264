'use client';

import { type ComponentProps, useContext } from 'react';
import { cx } from '../../internal/cx.ts';
import { useNzete } from '../../provider/NzeteProvider.tsx';
import { CardHrefContext } from './Card.tsx';

export interface CardLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The target. By default the `href` of the surrounding card. */
  href?: string;
}

/**
 * The one link of a card, inside its heading. It covers the whole card, so no element between the
 * two may be positioned. It shows a gold underline while the card is hovered.
 *
 * @example <h3 className="nz:type-h3"><CardLink>Three hectares of mangrove</CardLink></h3>
 */
export function CardLink({ href, className, ...props }: CardLinkProps) {
  const { linkComponent: LinkComponent } = useNzete();
  const cardHref = useContext(CardHrefContext);
  return (
    <LinkComponent
      data-slot="card-link"
      href={href ?? cardHref ?? ''}
      className={cx(
        'nz:rounded-thread nz:decoration-link-thread nz:decoration-2 nz:underline-offset-4 nz:focus-ring',
        'nz:group-hover/card:underline',
        cardHref !== undefined && 'nz:after:absolute nz:after:inset-0 nz:after:z-1',
        className,
      )}
      {...props}
    />
  );
}
