import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';

export interface TextProps extends ComponentProps<'p'> {
  /**
   * `lead` introduces a page or section; `md` and `sm` are for notes.
   * @default 'base'
   */
  size?: keyof typeof sizes;
  /**
   * `soft` and `muted` step back behind the main text; `sign` has the colour of the signs.
   * @default 'default'
   */
  tone?: keyof typeof tones;
  /**
   * Semibold, for a line that stands out.
   * @default false
   */
  isStrong?: boolean;
  /**
   * A line above it, at the end of a section.
   * @default false
   */
  isRuled?: boolean;
  /** An icon (any element) at the start of the first line; the component sets its size. */
  icon?: ReactNode;
}

const sizes = { lead: 'nz:type-lead', base: '', md: 'nz:text-md', sm: 'nz:text-sm' };
const tones = {
  default: '',
  soft: 'nz:text-text-2',
  muted: 'nz:text-text-muted',
  sign: 'nz:text-sign',
};

/**
 * A paragraph outside of a component that has its own. Its width is set by `className`.
 *
 * Slots: `text`.
 *
 * @example <Text size="sm" tone="muted">Counted by the foundation, May 2026.</Text>
 */
export function Text({
  size = 'base',
  tone = 'default',
  isStrong = false,
  isRuled = false,
  icon,
  className,
  children,
  ...props
}: TextProps) {
  return (
    <p
      data-slot="text"
      className={cx(
        'nz:text-pretty',
        sizes[size],
        tones[tone],
        isStrong && 'nz:font-semibold',
        isRuled && 'nz:border-line nz:border-t-[1.5px] nz:pt-5',
        icon && 'nz:flex nz:items-start nz:gap-2.5 nz:[&_svg]:mt-0.5 nz:[&_svg]:size-5 nz:[&_svg]:text-sign',
        className,
      )}
      {...props}
    >
      {icon ? (
        <>
          <span aria-hidden="true" className="nz:shrink-0">
            {icon}
          </span>
          <span className="nz:min-w-0">{children}</span>
        </>
      ) : (
        children
      )}
    </p>
  );
}
