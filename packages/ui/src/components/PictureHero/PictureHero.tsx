import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Picture, type PictureContent } from '../../primitives/Picture/Picture.tsx';

export interface PictureHeroProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** A link above the title to the page that this one belongs to. */
  back?: { href: string; label: ReactNode };
  /** The page's main heading. */
  title: ReactNode;
  /** One or two sentences. */
  description?: ReactNode;
  picture: PictureContent;
}

/**
 * A page header: a picture in a frame, with the title in its lower corner. It is the first element
 * of a page.
 *
 * Slots: `picture-hero`, `picture-hero-back`, `picture-hero-title`, `picture-hero-description`.
 *
 * @example
 * <PictureHero title="Volunteers" description="Two days a month." picture={{ src: seedlings, alt: 'Illustration: seedlings' }} />
 */
export function PictureHero({ back, title, description, picture, className, ...props }: PictureHeroProps) {
  return (
    <header
      data-slot="picture-hero"
      className={cx('nz:wrap nz:grid nz:justify-items-start nz:gap-5 nz:pt-6 nz:lg:pt-8', className)}
      {...props}
    >
      {back ? (
        <Link href={back.href} data-slot="picture-hero-back" className="nz:min-h-hit">
          <ArrowLeft aria-hidden="true" className="nz:bare" />
          {back.label}
        </Link>
      ) : null}
      <div className="nz:grid nz:w-full nz:lg:grid-cols-12 nz:lg:items-end">
        <Picture
          {...picture}
          loading="eager"
          fetchPriority="high"
          className="nz:aspect-4/3 nz:cut-lg nz:sm:aspect-16/8 nz:lg:col-start-4 nz:lg:col-end-13 nz:lg:row-start-1 nz:lg:aspect-auto nz:lg:h-110"
        />
        <div className="nz:relative nz:grid nz:gap-3 nz:bg-bg nz:pt-5 nz:lg:col-start-1 nz:lg:col-end-7 nz:lg:row-start-1 nz:lg:gap-4 nz:lg:pe-10 nz:lg:pt-8">
          <h1 data-slot="picture-hero-title" className="nz:type-display nz:text-balance nz:hyphens-auto">
            {title}
          </h1>
          {description ? (
            <p
              data-slot="picture-hero-description"
              className="nz:type-lead nz:max-w-measure nz:text-pretty nz:text-text-2"
            >
              {description}
            </p>
          ) : null}
        </div>
      </div>
    </header>
  );
}
