import { ArrowRight, Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { TeamCard, type TeamCardProps } from '../TeamCard/TeamCard.tsx';
import { lay } from './bricks.ts';

/** A person of a `TeamGrid`. */
export interface TeamGridPerson extends Pick<TeamCardProps, 'name' | 'description' | 'initials' | 'photo' | 'tone'> {
  id: string;
}

/** The open place at the end of a `TeamGrid`. */
export interface TeamGridInvitation {
  title: ReactNode;
  href: string;
  /** The text of the link. */
  action: ReactNode;
}

export interface TeamGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  people: readonly TeamGridPerson[];
  /** The accessible name of the list. */
  label: string;
  /** A line above the wall, such as a `SampleMark`. */
  note?: ReactNode;
  /** An open place after the people, for the reader. */
  invitation?: TeamGridInvitation;
  /**
   * The heading level of the names and of the invitation.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * The people of a team as a wall of bricks, with an open place at the end. On wide screens rows of
 * three alternate with rows of two between half bricks; on phones the bricks are stacked. The
 * joints are cloth.
 *
 * Slots: `team-grid`, `team-grid-list`, `team-grid-person`, `team-grid-invitation`, `team-grid-filler`.
 *
 * @example
 * <TeamGrid label="Leadership" people={[{ id: 'grace', name: 'Grace Ilunga', initials: 'GI', description: 'Water' }]}
 *   invitation={{ title: 'There is a place for you', href: '/volunteers', action: 'What volunteers do' }} />
 */
export function TeamGrid({ people, label, note, invitation, headingLevel = 2, className, ...props }: TeamGridProps) {
  return (
    <div data-slot="team-grid" className={cx('nz:ground-cloth nz:overflow-x-clip nz:py-1', className)} {...props}>
      {note ? <div className="nz:wrap nz:py-4">{note}</div> : null}
      <ul aria-label={label} data-slot="team-grid-list" className={wall}>
        {lay(people, { hasOpenPlace: invitation !== undefined }).map((brick) => {
          if (brick.kind === 'half')
            return <HalfBrick key={brick.at} isEven={(brick.at + Math.floor(brick.at / 6)) % 2 === 0} />;
          if (brick.kind === 'person') {
            const { id, ...person } = brick.person;
            return (
              <li key={id} data-brick="" data-slot="team-grid-person" className={`${whole} ${shifted} nz:bg-surface`}>
                <TeamCard headingLevel={headingLevel} {...person} />
              </li>
            );
          }
          return invitation ? <OpenBrick key="open" headingLevel={headingLevel} {...invitation} /> : null;
        })}
      </ul>
    </div>
  );
}

const wall =
  'nz:mx-auto nz:grid nz:max-w-[calc(var(--nz-container)+2*var(--nz-gutter))] nz:gap-1 nz:md:grid-cols-2 nz:lg:auto-rows-[minmax(13.5rem,auto)] nz:lg:grid-cols-6';
const whole = 'nz:bare nz:grid nz:min-h-34 nz:items-center nz:py-5 nz:ps-gutter nz:pe-3 nz:lg:col-span-2';
/** On phones the bricks shift alternately to the start and the end; half bricks are hidden. */
const shifted = 'nz:max-md:me-7 nz:max-md:nth-[even_of_[data-brick]]:ms-7 nz:max-md:nth-[even_of_[data-brick]]:me-0';

function OpenBrick({
  title,
  href,
  action,
  headingLevel,
}: TeamGridInvitation & Required<Pick<TeamGridProps, 'headingLevel'>>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li
      data-brick=""
      data-slot="team-grid-invitation"
      className={`${whole} ${shifted} nz:grid-cols-[6rem_1fr] nz:gap-4 nz:large-text:flex nz:large-text:flex-col nz:large-text:items-start nz:shadow-[inset_0_0_0_1.5px_var(--nz-line)] nz:md:max-lg:nth-[odd_of_[data-brick]]:col-span-2 nz:lg:grid-cols-[7.5rem_1fr] nz:lg:gap-5 nz:xl:grid-cols-[9.75rem_1fr]`}
    >
      <span
        aria-hidden="true"
        className="nz:grid nz:aspect-square nz:place-items-center nz:large-text:w-24 nz:bg-offbeat nz:text-on-offbeat nz:[clip-path:polygon(50%_0,100%_50%,50%_100%,0_50%)]"
      >
        <Plus className="nz:size-7" />
      </span>
      <div className="nz:grid nz:min-w-0 nz:justify-items-start nz:gap-2">
        <Heading className="nz:type-h3 nz:wrap-anywhere">{title}</Heading>
        <Link href={href} className="nz:max-w-full nz:text-text nz:[--nz-link-thread:var(--nz-line-strong)]">
          {action}
          <ArrowRight aria-hidden="true" className="nz:bare" />
        </Link>
      </div>
    </li>
  );
}

/** Cloth between the people; on narrow screens there is none. */
function HalfBrick({ isEven }: { isEven: boolean }) {
  return (
    <li aria-hidden="true" data-slot="team-grid-filler" className="nz:bare nz:relative nz:bg-surface nz:max-lg:hidden">
      <span className={cx('nz:absolute nz:inset-0 nz:bg-line', isEven ? 'nz:pattern-lattice' : 'nz:pattern-keys')} />
    </li>
  );
}
