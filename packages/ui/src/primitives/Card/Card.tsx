'use client';

import { type ComponentProps, createContext, type Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import { type CardVariantProps, cardVariants } from './Card.variants.ts';

export interface CardProps extends Omit<ComponentProps<'article'>, 'ref'>, CardVariantProps {
  ref?: Ref<HTMLElement>;
  /**
   * The root element.
   * @default 'article'
   */
  as?: 'article' | 'section' | 'li' | 'div';
  /**
   * The target of the card. Put a CardLink inside the heading: it covers the whole card, so that
   * clicks of any kind, drags and the context menu behave as on any link. Other links and controls
   * stay above it.
   */
  href?: string;
}

/** The `href` of the surrounding card, for its CardLink. */
export const CardHrefContext = createContext<string | undefined>(undefined);

/**
 * A sheet with a border for one item of a set. Cards have no shadow: their tone separates them.
 *
 * Slots: `card`, `card-link`.
 *
 * @example
 * <Card href="/biodiversity">
 *   <h3 className="nz:type-h3"><CardLink>Three hectares of mangrove</CardLink></h3>
 *   <p>Replanted by the women of Muanda.</p>
 * </Card>
 */
export function Card({ as = 'article', href, variant = 'surface', padding, className, ...props }: CardProps) {
  const isLink = href !== undefined;
  // One type for all elements: TypeScript cannot tell which one a ref belongs to.
  const Root = as as 'article';
  return (
    <CardHrefContext value={href}>
      <Root
        data-slot="card"
        className={cx(
          cardVariants({ variant, padding: padding ?? (variant === 'surface' ? 'md' : 'none'), isLink }),
          className,
        )}
        {...props}
      />
    </CardHrefContext>
  );
}
