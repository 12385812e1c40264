import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Card, type CardProps } from '../../primitives/Card/Card.tsx';
import { CardLink } from '../../primitives/Card/CardLink.tsx';
import { Picture, type PictureContent } from '../../primitives/Picture/Picture.tsx';

export interface SideCardProps extends Omit<CardProps, 'title' | 'variant' | 'padding' | 'children' | 'href'> {
  href: string;
  picture: PictureContent;
  title: ReactNode;
  /** One sentence. */
  description?: ReactNode;
  /**
   * The heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A link to another page in a sidebar: a picture, a title and a sentence; on phones a row with a
 * small picture.
 *
 * Slots: `side-card`, `side-card-title`, `side-card-description`.
 *
 * @example
 * <SideCard href="/donate" picture={{ src: pump, alt: '' }} title="Donate" description="…" />
 */
export function SideCard({ href, picture, title, description, headingLevel = 3, className, ...props }: SideCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card
      variant="bare"
      href={href}
      data-slot="side-card"
      className={cx('nz:flex-row nz:gap-4 nz:large-text:flex-col nz:lg:flex-col nz:lg:gap-3', className)}
      {...props}
    >
      <Picture
        {...picture}
        className="nz:size-22 nz:shrink-0 nz:cut-sm nz:lg:aspect-[1/.98] nz:lg:size-auto nz:lg:w-full nz:lg:cut-md"
      />
      <div className="nz:grid nz:min-w-0 nz:flex-1 nz:content-start nz:gap-1">
        <Heading
          data-slot="side-card-title"
          className="nz:type-h4 nz:flex nz:items-center nz:justify-between nz:gap-2 nz:hyphens-auto"
        >
          <CardLink className="nz:min-w-0">{title}</CardLink>
          <ArrowRight aria-hidden="true" className="nz:bare nz:size-5 nz:shrink-0 nz:text-link nz:rtl:-scale-x-100" />
        </Heading>
        {description ? (
          <p data-slot="side-card-description" className="nz:text-md nz:leading-normal nz:text-text-2">
            {description}
          </p>
        ) : null}
      </div>
    </Card>
  );
}
