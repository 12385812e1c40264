import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { ring } from '../../internal/rings.ts';
import { Sign } from '../../primitives/Sign/Sign.tsx';
import type { ValueGridItem } from '../ValueGrid/ValueGrid.tsx';

export type ValueRingsItem = ValueGridItem;

export interface ValueRingsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Designed for four: together they are the rings of a tree. */
  values: readonly ValueRingsItem[];
  /**
   * The heading level of the values.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Four values, each on a quarter of a tree: on wide screens its rings meet in the middle.
 *
 * Slots: `value-rings`, `value-rings-item`, `value-rings-title`.
 *
 * @example <ValueRings values={[{ id: 'integrity', sign: 'proof', title: 'Integrity', description: 'We publish …' }]} />
 */
export function ValueRings({ values, headingLevel = 3, className, ...props }: ValueRingsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul data-slot="value-rings" className={cx('nz:grid nz:gap-2 nz:md:grid-cols-2', className)} {...props}>
      {values.map(({ id, sign, title, description }, index) => (
        <li
          key={id}
          data-slot="value-rings-item"
          className="nz:bare nz:relative nz:isolate nz:grid nz:content-start nz:gap-3 nz:overflow-hidden nz:bg-surface nz:p-6 nz:pe-28 nz:large-text:px-2 nz:md:min-h-72 nz:lg:p-10 nz:md:odd:pe-36 nz:md:even:ps-36 nz:lg:odd:pe-48 nz:lg:even:ps-48"
        >
          <Quarter corner={corners[index % corners.length]} />
          <Sign name={sign} size="md" />
          <Heading data-slot="value-rings-title" className="nz:type-h3">
            {title}
          </Heading>
          <p className="nz:max-w-[38ch] nz:text-text-2">{description}</p>
        </li>
      ))}
    </ul>
  );
}

/** Towards the middle, where the four quarters meet; on phones all at the end side. */
const corners = [
  'nz:end-0 nz:bottom-0 nz:translate-x-1/2 nz:translate-y-1/2',
  'nz:max-md:end-0 nz:max-md:translate-x-1/2 nz:bottom-0 nz:translate-y-1/2 nz:md:start-0 nz:md:-translate-x-1/2',
  'nz:end-0 nz:max-md:bottom-0 nz:translate-x-1/2 nz:max-md:translate-y-1/2 nz:md:top-0 nz:md:-translate-y-1/2',
  'nz:max-md:end-0 nz:max-md:bottom-0 nz:max-md:translate-1/2 nz:md:start-0 nz:md:top-0 nz:md:-translate-1/2',
];

function Quarter({ corner }: { corner: string | undefined }) {
  return (
    <svg
      viewBox="-100 -100 200 200"
      aria-hidden="true"
      className={cx('nz:pointer-events-none nz:absolute nz:-z-10 nz:size-48 nz:lg:size-76', corner)}
    >
      <path d={ring(96, 1)} className="nz:fill-sunk" />
      {[84, 70, 57, 43, 30, 16].map((radius) => (
        <path
          key={radius}
          d={ring(radius, radius / 20)}
          className="nz:fill-none nz:stroke-line-strong nz:stroke-[1.5]"
        />
      ))}
    </svg>
  );
}
