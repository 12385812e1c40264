import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Picture, type PictureContent } from '../../primitives/Picture/Picture.tsx';

export interface TestimonialCardProps extends Omit<ComponentProps<'figure'>, 'children' | 'role'> {
  /** The quote, without quotation marks: the language sets them. */
  quote: ReactNode;
  /** The name of the person. */
  name: string;
  /** Their role, and place. */
  role?: ReactNode;
  /** Portraits need the person's consent. */
  picture?: PictureContent;
  /**
   * `portrait` has a small picture beside the name, `scene` a wide one above the text.
   * @default 'portrait'
   */
  layout?: 'portrait' | 'scene';
}

/**
 * A quote about the foundation's work, with name and role.
 *
 * Slots: `testimonial-card`, `testimonial-card-quote`, `testimonial-card-name`.
 *
 * @example
 * <TestimonialCard
 *   quote="Now the sums are in a book."
 *   name="Mado Exemple"
 *   role="Treasurer of a savings group, Nsele"
 * />
 */
export function TestimonialCard({
  quote,
  name,
  role,
  picture,
  layout = 'portrait',
  className,
  ...props
}: TestimonialCardProps) {
  const isScene = layout === 'scene';
  return (
    <figure
      data-slot="testimonial-card"
      className={cx('nz:flex nz:flex-col nz:gap-5', !isScene && `${rule} nz:pt-5`, className)}
      {...props}
    >
      {isScene && picture ? <Picture {...picture} className="nz:aspect-16/10" /> : null}
      <blockquote data-slot="testimonial-card-quote" className="nz:type-h4 nz:quoted nz:text-pretty nz:hyphens-auto">
        {quote}
      </blockquote>
      <figcaption className={cx('nz:flex nz:items-center nz:gap-4', isScene ? `${rule} nz:pt-3` : 'nz:mt-auto')}>
        {!isScene && picture ? <Picture {...picture} className="nz:size-16 nz:shrink-0 nz:cut-sm" /> : null}
        <span className="nz:grid nz:min-w-0">
          <span data-slot="testimonial-card-name" className="nz:font-semibold">
            {name}
          </span>
          {role ? <span className="nz:text-md nz:text-text-muted">{role}</span> : null}
        </span>
      </figcaption>
    </figure>
  );
}

const rule = 'nz:border-line-strong nz:border-t-[1.5px]';
