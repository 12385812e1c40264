'use client';

import { type ComponentProps, createContext, type Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import { type CardVariantProps, cardVariants } from './Card.variants.ts';

export interface CardProps extends Omit<ComponentProps<'article'>, 'ref'>, CardVariantProps {
  ref?: Ref<HTMLElement>;
  /**
   * The element of the root.
   * @default 'article'
   */
  as?: 'article' | 'section' | 'li' | 'div';
  /**
   * Where the card leads. Give it a CardLink inside the heading: that link covers the whole card, so every kind of click, a drag and the
   * browser's own menu act as on any link. Other links and controls in the card stay above it.
   */
  href?: string;
}

/** The address of the card around, for its CardLink. */
export const CardHrefContext = createContext<string | undefined>(undefined);

/**
 * A sheet with a ruled border for one thing among its like. No shadow: cards separate by tone.
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
  // One type for all of them: TypeScript cannot know which one a ref is for.
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
