import { type ComponentProps, createContext, type MouseEvent } from 'react';
import { cx } from '../../internal/cx.ts';
import { useNzete } from '../../provider/NzeteProvider.tsx';
import { isCardPress } from './Card.press.ts';
import { type CardVariantProps, cardVariants } from './Card.variants.ts';

export interface CardProps extends Omit<ComponentProps<'article'>, 'ref'>, CardVariantProps {
  /**
   * The element of the root.
   * @default 'article'
   */
  as?: 'article' | 'section' | 'li' | 'div';
  /**
   * Where the card leads. Its CardLink, inside the heading, is the link for the keyboard and a screen reader; a press elsewhere on the card
   * goes there too, except on another control or at the end of selecting text.
   */
  href?: string;
}

/** The address of the card around, for its CardLink. */
export const CardHrefContext = createContext<string | undefined>(undefined);

/**
 * A sheet with a ruled border for one thing among its like. No shadow: cards separate by tone.
 *
 * @example
 * <Card href="/biodiversity">
 *   <h3 className="type-h3"><CardLink>Three hectares of mangrove</CardLink></h3>
 *   <p>Replanted by the women of Muanda.</p>
 * </Card>
 */
export function Card({
  as: Root = 'article',
  href,
  variant = 'surface',
  padding,
  className,
  onClick,
  ...props
}: CardProps) {
  const { navigate } = useNzete();
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    onClick?.(event);
    if (href === undefined || !isCardPress(event)) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey) window.open(href, '_blank', 'noopener');
    else navigate(href);
  };
  return (
    <CardHrefContext value={href}>
      <Root
        data-slot="card"
        className={cx(
          cardVariants({
            variant,
            padding: padding ?? (variant === 'surface' ? 'md' : 'none'),
            isLink: href !== undefined,
          }),
          className,
        )}
        onClick={href === undefined && !onClick ? undefined : handleClick}
        {...props}
      />
    </CardHrefContext>
  );
}
