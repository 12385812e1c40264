import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';

export interface SeamProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Which heart of the pattern is gold; `none` if another element of the view is gold. Hearts count
   * from the centre, −4 to 3, so that it is visible on every phone; on wide screens the steps are
   * three times as far.
   * @default -3
   */
  position?: 'none' | -4 | -3 | -2 | -1 | 0 | 1 | 2 | 3;
}

/**
 * A woven band between two sections. At most one per page. Decorative.
 *
 * Slots: `seam`.
 *
 * @example <Seam position={2} />
 */
export function Seam({ position = -3, className, ...props }: SeamProps) {
  return (
    <div
      aria-hidden="true"
      data-slot="seam"
      className={cx('nz:relative nz:h-14 nz:overflow-hidden nz:bg-bg', className)}
      {...props}
    >
      <span className="nz:absolute nz:inset-0 nz:bg-weave nz:pattern-seam" />
      {position === 'none' ? null : (
        <span
          className={cx(
            'nz:absolute nz:top-1/2 nz:-mt-[5.5px] nz:-ml-[5.5px] nz:size-[11px] nz:rotate-45',
            'nz:bg-offbeat nz:outline-5 nz:outline-bg',
            hearts[position],
          )}
        />
      )}
    </div>
  );
}

/**
 * The pattern is centred, and its hearts are 36 px apart, 18 px off the centre. It is not mirrored
 * in right-to-left languages.
 */
const hearts = {
  [-4]: 'nz:left-[calc(50%-126px)] nz:lg:left-[calc(50%-414px)]',
  [-3]: 'nz:left-[calc(50%-90px)] nz:lg:left-[calc(50%-306px)]',
  [-2]: 'nz:left-[calc(50%-54px)] nz:lg:left-[calc(50%-198px)]',
  [-1]: 'nz:left-[calc(50%-18px)] nz:lg:left-[calc(50%-90px)]',
  0: 'nz:left-[calc(50%+18px)]',
  1: 'nz:left-[calc(50%+54px)] nz:lg:left-[calc(50%+126px)]',
  2: 'nz:left-[calc(50%+90px)] nz:lg:left-[calc(50%+234px)]',
  3: 'nz:left-[calc(50%+126px)] nz:lg:left-[calc(50%+342px)]',
};
