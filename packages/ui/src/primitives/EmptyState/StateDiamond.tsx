import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';

export interface StateDiamondProps {
  /** A lucide icon or a Sign; the diamond gives it its size. */
  icon: ReactNode;
  /** `lattice` in forest for what is not there yet, `chevron` in tukula red for what broke. */
  pattern: 'lattice' | 'chevron';
  /** `sm` leaves the pattern out: there is no room for it. */
  size: 'sm' | 'lg';
}

/** An icon in a diamond of woven pattern. Decorative. Shared by EmptyState and ErrorState; not exported. */
export function StateDiamond({ icon, pattern, size }: StateDiamondProps) {
  const { cloth, ground, ink } = colours[pattern];
  const part = sizes[size];
  return (
    <span aria-hidden="true" className={cx('relative grid place-items-center', part.root)}>
      <span className={cx('absolute rotate-45', ground, part.ground)} />
      {size === 'lg' ? (
        <>
          <span
            className={cx('absolute inset-0 opacity-55 [clip-path:polygon(50%_0,100%_50%,50%_100%,0_50%)]', cloth)}
          />
          <span className="absolute size-15 rotate-45 bg-surface" />
        </>
      ) : null}
      <span className={cx('relative', ink, part.icon)}>{icon}</span>
    </span>
  );
}

const sizes = {
  sm: { root: 'size-14 shrink-0', ground: 'inset-2', icon: '[&>svg]:size-5' },
  lg: { root: 'mb-1 size-33', ground: 'inset-[1.1875rem]', icon: '[&>svg]:size-6' },
};

const colours = {
  lattice: { cloth: 'bg-weave pattern-lattice', ground: 'bg-primary-soft', ink: 'text-text' },
  chevron: { cloth: 'bg-danger pattern-chevron', ground: 'bg-danger-soft', ink: 'text-danger' },
};
