import type { ComponentProps, Ref } from 'react';
import { cx } from '../../internal/cx.ts';

export interface PanelProps extends Omit<ComponentProps<'section'>, 'ref'> {
  ref?: Ref<HTMLElement>;
  /**
   * The root element. A `section` needs a name.
   * @default 'div'
   */
  as?: 'div' | 'section';
  /**
   * `sunk` is darker than the page, with cut corners, for an aside. `accent` has a bold line above
   * it, for what a tool works with; `ruled` only a line.
   * @default 'sunk'
   */
  variant?: keyof typeof variants;
}

const variants = {
  sunk: 'nz:bg-sunk nz:p-6 nz:large-text:p-3 nz:cut-lg nz:cut-corner nz:lg:p-10',
  accent: 'nz:border-primary nz:border-t-4 nz:bg-surface nz:p-5 nz:large-text:px-2',
  ruled: 'nz:border-line-strong nz:border-t-[1.5px] nz:pt-6',
};

/**
 * A part of a section that stands out, such as for questions beside a text. For an item of a set
 * use `Card`.
 *
 * Slots: `panel`.
 *
 * @example
 * <Panel>
 *   <Heading headingLevel={3} size="md">Ask us</Heading>
 *   <Text tone="soft">We answer within two working days.</Text>
 * </Panel>
 */
export function Panel({ as = 'div', variant = 'sunk', className, ...props }: PanelProps) {
  // One type for all elements: TypeScript cannot tell which one a ref belongs to.
  const Root = as as 'section';
  return (
    <Root
      data-slot="panel"
      className={cx('nz:grid nz:min-w-0 nz:content-start', variants[variant], className)}
      {...props}
    />
  );
}
