import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';

export interface HeadingProps extends ComponentProps<'h2'> {
  /**
   * The level in the outline of the page.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4;
  /**
   * How large it looks, whatever its level.
   * @default 'lg'
   */
  size?: keyof typeof sizes;
  /**
   * A double line below it.
   * @default false
   */
  isRuled?: boolean;
  /**
   * Only screen readers read it, such as that of a section whose content says what it is.
   * @default false
   */
  isHidden?: boolean;
}

const sizes = { xl: 'nz:type-h1', lg: 'nz:type-h2', md: 'nz:type-h3', sm: 'nz:type-h4' };
const ruled = 'nz:after:mt-4 nz:after:block nz:after:h-[7px] nz:after:border-line-strong nz:after:border-y-[1.5px]';

/**
 * A heading outside of a component that has its own. With an `id` it names the section around it.
 *
 * Slots: `heading`.
 *
 * @example
 * <section aria-labelledby="benefits">
 *   <Heading id="benefits" size="md">What partners get</Heading>
 * </section>
 */
export function Heading({
  headingLevel = 2,
  size = 'lg',
  isRuled = false,
  isHidden = false,
  className,
  ...props
}: HeadingProps) {
  const Element = `h${headingLevel}` as const;
  const look = isHidden ? 'nz:sr-only' : cx(sizes[size], isRuled && ruled);
  return <Element data-slot="heading" className={cx(look, className)} {...props} />;
}
