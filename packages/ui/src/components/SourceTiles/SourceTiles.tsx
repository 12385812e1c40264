import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../primitives/Link/Link.tsx';

export interface SourceTile {
  id: string;
  /** An icon (any element). */
  icon: ReactNode;
  /** Its name. */
  title: ReactNode;
  /** The kind of source, in a word or two. */
  kind: ReactNode;
  /** Its use. */
  description: ReactNode;
  /** The source's own site. */
  href?: string;
}

export interface SourceTilesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Two to eight. */
  sources: readonly SourceTile[];
}

/**
 * The sources of figures: each with its kind, its use, and a link.
 *
 * Slots: `source-tiles`, `source-tiles-item`.
 *
 * @example
 * <SourceTiles
 *   sources={[
 *     {
 *       id: 'cams',
 *       icon: <Wind />,
 *       title: 'CAMS',
 *       kind: 'Weather',
 *       description: 'Air quality, worldwide',
 *     },
 *   ]}
 * />
 */
export function SourceTiles({ sources, className, ...props }: SourceTilesProps) {
  return (
    <ul
      data-slot="source-tiles"
      className={cx('nz:grid nz:gap-x-gap nz:sm:grid-cols-2 nz:lg:grid-cols-3', className)}
      {...props}
    >
      {sources.map(({ id, icon, title, kind, description, href }) => (
        <li
          key={id}
          data-slot="source-tiles-item"
          className="nz:grid nz:grid-cols-[2rem_minmax(0,1fr)] nz:large-text:grid-cols-1 nz:content-start nz:gap-x-3 nz:gap-y-1 nz:border-line-strong nz:border-t-[1.5px] nz:py-5"
        >
          <span aria-hidden="true" className="nz:row-span-3 nz:text-sign nz:[&>svg]:size-6">
            {icon}
          </span>
          <span className="nz:text-sm nz:text-text-muted">{kind}</span>
          <span className="nz:font-bold">
            {href === undefined ? (
              title
            ) : (
              <Link href={href} variant="inline">
                {title}
              </Link>
            )}
          </span>
          <span className="nz:text-md nz:text-text-2">{description}</span>
        </li>
      ))}
    </ul>
  );
}
