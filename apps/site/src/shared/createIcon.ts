import { type ComponentProps, createElement } from 'react';

/** An icon as lucide's files describe it. */
interface IconData {
  node: readonly [tag: string, attributes: Record<string, string>][];
}

const drawing = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * Makes the component of an icon, in the place of lucide's own function (see `vite/lucideIcons.ts`): that one also takes sizes and defaults
 * from a context, which this site does not use, in several times the code. The class keeps the reset of the design system away from it.
 */
export default function createIcon({ node }: IconData) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ className = '', ...props }: ComponentProps<'svg'>) {
    const isNamed = 'aria-label' in props || 'aria-labelledby' in props || 'role' in props;
    return createElement(
      'svg',
      { ...drawing, className: `lucide ${className}`, 'aria-hidden': isNamed ? undefined : true, ...props },
      parts,
    );
  };
}
