import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';

export interface StateDiamondProps {
  /** An icon (any element) or a Sign; the diamond sets its size. */
  icon: ReactNode;
  /** `lattice` in forest for missing content, `chevron` in tukula red for errors. */
  pattern: 'lattice' | 'chevron';
  /** `sm` omits the pattern, which needs more space. */
  size: 'sm' | 'lg';
}

/**
 * An icon in a diamond of woven pattern. Decorative. Shared by EmptyState and ErrorState; not
 * exported.
 */
export function StateDiamond({ icon, pattern, size }: StateDiamondProps) {
  const { cloth, ground, ink } = colours[pattern];
  const part = sizes[size];
  return (
    <span
      aria-hidden="true"
      data-slot="state-icon"
      className={cx('nz:relative nz:grid nz:place-items-center', part.root)}
    >
      <span className={cx('nz:absolute nz:rotate-45', ground, part.ground)} />
      {size === 'lg' ? (
        <>
          <span
            className={cx(
              'nz:absolute nz:inset-0 nz:opacity-55 nz:[clip-path:polygon(50%_0,100%_50%,50%_100%,0_50%)]',
              cloth,
            )}
          />
          <span className="nz:absolute nz:size-15 nz:rotate-45 nz:bg-surface" />
        </>
      ) : null}
      <span className={cx('nz:relative', ink, part.icon)}>{icon}</span>
    </span>
  );
}

const sizes = {
  sm: { root: 'nz:size-14 nz:shrink-0', ground: 'nz:inset-2', icon: 'nz:[&>svg]:size-5' },
  lg: { root: 'nz:mb-1 nz:size-33', ground: 'nz:inset-[1.1875rem]', icon: 'nz:[&>svg]:size-6' },
};

const colours = {
  lattice: { cloth: 'nz:bg-weave nz:pattern-lattice', ground: 'nz:bg-primary-soft', ink: 'nz:text-text' },
  chevron: { cloth: 'nz:bg-danger nz:pattern-chevron', ground: 'nz:bg-danger-soft', ink: 'nz:text-danger' },
};
