import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';

export interface StateDiamondProps {
  /** A lucide icon or a Sign; the diamond gives it its size. */
  icon: ReactNode;
  /** `lattice` in forest for what is not there yet, `chevron` in tukula red for what broke. */
  pattern: 'lattice' | 'chevron';
  /** The size for small places. */
  isSmall: boolean;
}

/** An icon in a diamond of woven pattern. Decorative. Shared by EmptyState and ErrorState; not exported. */
export function StateDiamond({ icon, pattern, isSmall }: StateDiamondProps) {
  const { cloth, ground, ink } = colours[pattern];
  if (isSmall) {
    return (
      <span aria-hidden="true" className="relative grid size-14 shrink-0 place-items-center">
        <span className={cx('absolute inset-2 rotate-45', ground)} />
        <span className={cx('relative [&>svg]:size-5', ink)}>{icon}</span>
      </span>
    );
  }
  return (
    <span aria-hidden="true" className="relative mb-1 grid size-33 place-items-center">
      <span className={cx('absolute inset-[1.1875rem] rotate-45', ground)} />
      <span className={cx('absolute inset-0 opacity-55 [clip-path:polygon(50%_0,100%_50%,50%_100%,0_50%)]', cloth)} />
      <span className="absolute size-15 rotate-45 bg-surface" />
      <span className={cx('relative [&>svg]:size-6', ink)}>{icon}</span>
    </span>
  );
}

const colours = {
  lattice: { cloth: 'bg-weave pattern-lattice', ground: 'bg-primary-soft', ink: 'text-text' },
  chevron: { cloth: 'bg-danger pattern-chevron', ground: 'bg-danger-soft', ink: 'text-danger' },
};
