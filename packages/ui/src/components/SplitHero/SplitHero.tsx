import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Picture, type PictureContent } from '../../primitives/Picture/Picture.tsx';

export interface SplitHeroProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The page's main heading. */
  title: ReactNode;
  /** One or two sentences. */
  description?: ReactNode;
  /** In the other half, as high as the header; on phones below the text. */
  picture: PictureContent;
}

/**
 * A page header in two halves: the text, and a picture that reaches to the next section. It is the
 * first element of a page.
 *
 * Slots: `split-hero`, `split-hero-title`, `split-hero-description`.
 *
 * @example
 * <SplitHero title="Our story" description="Since the first trees." picture={{ src: river, alt: 'Illustration: a river' }} />
 */
export function SplitHero({ title, description, picture, className, ...props }: SplitHeroProps) {
  return (
    <header
      data-slot="split-hero"
      className={cx(
        'nz:relative nz:mx-auto nz:max-w-[calc(var(--nz-container)+2*var(--nz-gutter))] nz:lg:grid nz:lg:min-h-140 nz:lg:grid-cols-2 nz:lg:items-center',
        className,
      )}
      {...props}
    >
      <div className="nz:grid nz:gap-4 nz:px-gutter nz:pt-section nz:pb-8 nz:lg:gap-6 nz:lg:py-16">
        <h1 data-slot="split-hero-title" className="nz:type-display nz:text-balance nz:hyphens-auto">
          {title}
        </h1>
        {description ? (
          <p data-slot="split-hero-description" className="nz:type-lead nz:max-w-[34rem] nz:text-pretty nz:text-text-2">
            {description}
          </p>
        ) : null}
      </div>
      <Picture
        {...picture}
        loading="eager"
        fetchPriority="high"
        isCut={false}
        className="nz:h-75 nz:sm:h-100 nz:lg:absolute nz:lg:inset-y-0 nz:lg:start-1/2 nz:lg:end-0 nz:lg:h-auto"
      />
    </header>
  );
}
