import { type ComponentProps, useContext } from 'react';
import { cx } from '../../internal/cx.ts';
import { useNzete } from '../../provider/NzeteProvider.tsx';
import { CardHrefContext } from './Card.tsx';

export interface CardLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Where it leads. By default the `href` of the card around. */
  href?: string;
}

/**
 * The one link of a card, inside its heading: what the card is called. It covers the whole card, so nothing between the two may be positioned.
 * A gold thread shows under it while the card is pointed at.
 *
 * @example <h3 className="type-h3"><CardLink>Three hectares of mangrove</CardLink></h3>
 */
export function CardLink({ href, className, ...props }: CardLinkProps) {
  const { linkComponent: LinkComponent } = useNzete();
  const cardHref = useContext(CardHrefContext);
  return (
    <LinkComponent
      data-slot="card-link"
      href={href ?? cardHref ?? ''}
      className={cx(
        'rounded-thread decoration-link-thread decoration-2 underline-offset-4 focus-ring',
        'group-hover/card:underline',
        cardHref !== undefined && 'after:absolute after:inset-0 after:z-1',
        className,
      )}
      {...props}
    />
  );
}
