import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { SourcedImage } from '../../internal/SourcedImage.tsx';
import { diamondVariants, type TeamTone, weaveVariants } from './TeamCard.variants.ts';

export interface TeamCardProps extends Omit<ComponentProps<'article'>, 'children' | 'title' | 'role'> {
  /** The name of the person: the title of the card. */
  name: ReactNode;
  /** The person's responsibilities. */
  description?: ReactNode;
  /**
   * One to three letters in the diamond; hidden from screen readers, because the name is beside it.
   */
  initials: string;
  /** A portrait, in place of the initials. It is cut to a diamond, so the face belongs into its middle. */
  photo?: { src: string; alt: string } | undefined;
  /**
   * The colour of the diamond, as provided by the server.
   * @default 'forest'
   */
  tone?: TeamTone;
  /**
   * The heading level of the name.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A member of the team: a photo or initials in a woven diamond, name and role. It has no ground of its own.
 *
 * Slots: `team-card`, `team-card-diamond`, `team-card-photo`, `team-card-name`, `team-card-description`.
 *
 * @example
 * <TeamCard name="Grace Ilunga" initials="GI" description="Water and boreholes" tone="river" />
 */
export function TeamCard({
  name,
  description,
  initials,
  photo,
  tone = 'forest',
  headingLevel = 2,
  className,
  ...props
}: TeamCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      data-slot="team-card"
      className={cx(
        'nz:grid nz:grid-cols-[6rem_1fr] nz:items-center nz:gap-4 nz:large-text:flex nz:large-text:flex-col nz:large-text:items-start nz:large-text:[&>:first-child]:w-24 nz:lg:grid-cols-[7.5rem_1fr] nz:lg:gap-5 nz:xl:grid-cols-[9.75rem_1fr]',
        className,
      )}
      {...props}
    >
      {photo ? (
        <SourcedImage
          {...photo}
          sizes="10rem"
          data-slot="team-card-photo"
          className="nz:aspect-square nz:w-full nz:object-cover nz:[clip-path:polygon(50%_0,100%_50%,50%_100%,0_50%)]"
        />
      ) : (
        <span
          aria-hidden="true"
          data-slot="team-card-diamond"
          className={cx(
            diamondVariants({ tone }),
            'nz:relative nz:grid nz:aspect-square nz:place-items-center nz:[clip-path:polygon(50%_0,100%_50%,50%_100%,0_50%)] nz:forced-colors:hidden',
          )}
        >
          <span className={weaveVariants({ tone })} />
          <span className="nz:relative nz:grid nz:size-[60%] nz:place-items-center nz:bg-(--nz-diamond) nz:type-number nz:text-[1.375rem] nz:[clip-path:polygon(50%_0,100%_50%,50%_100%,0_50%)] nz:lg:text-[2rem]">
            {initials}
          </span>
        </span>
      )}
      <div className="nz:grid nz:min-w-0 nz:gap-1.5">
        <Heading data-slot="team-card-name" className="nz:type-h3 nz:wrap-anywhere">
          {name}
        </Heading>
        {description ? (
          <p
            data-slot="team-card-description"
            className="nz:text-md nz:leading-snug nz:hyphens-auto nz:text-text-muted"
          >
            {description}
          </p>
        ) : null}
      </div>
    </article>
  );
}
