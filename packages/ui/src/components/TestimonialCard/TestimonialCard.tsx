import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Picture, type PictureContent } from '../../primitives/Picture/Picture.tsx';

export interface TestimonialCardProps extends Omit<ComponentProps<'figure'>, 'children' | 'role'> {
  /** What was said, without quotation marks: the language sets them. */
  quote: string;
  /** Who said it. */
  name: string;
  /** What they do, and where. */
  role?: ReactNode;
  /** Beside the name: no portrait without consent. */
  picture?: PictureContent;
}

/**
 * What someone says of the work, with name and role.
 *
 * Slots: `testimonial-card`, `testimonial-card-quote`, `testimonial-card-name`.
 *
 * @example
 * <TestimonialCard quote="Now the sums are in a book." name="Mado Exemple" role="Treasurer of a savings group, Nsele" />
 */
export function TestimonialCard({ quote, name, role, picture, className, ...props }: TestimonialCardProps) {
  return (
    <figure
      data-slot="testimonial-card"
      className={cx('nz:flex nz:flex-col nz:gap-5 nz:border-line-strong nz:border-t-[1.5px] nz:pt-5', className)}
      {...props}
    >
      <blockquote
        data-slot="testimonial-card-quote"
        className="nz:type-h4 nz:hyphens-auto nz:before:content-[open-quote] nz:after:content-[close-quote]"
      >
        {quote}
      </blockquote>
      <figcaption className="nz:mt-auto nz:flex nz:items-center nz:gap-4">
        {picture ? <Picture {...picture} className="nz:size-16 nz:shrink-0 nz:cut-sm" /> : null}
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
