import type { TeamMember, TeamMembers } from '@nzete/api-client/foundation';
import { Link } from '@nzete/ui/Link';
import { TeamCard } from '@nzete/ui/TeamCard';
import { ArrowRight, Plus } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { lay } from './bricks.ts';
import { messages } from './messages.ts';

/**
 * The people as a wall of bricks, with an open position at the end. On phones the bricks are
 * stacked.
 */
export function TeamWall({ team }: { team: TeamMembers }) {
  const { formatMessage } = useIntl();
  return (
    <ul
      aria-label={formatMessage(messages.leadership)}
      className="nz:mx-auto nz:grid nz:max-w-[calc(var(--nz-container)+2*var(--nz-gutter))] nz:gap-1 nz:md:grid-cols-2 nz:lg:auto-rows-[minmax(13.5rem,auto)] nz:lg:grid-cols-6"
    >
      {lay(team).map((brick) => {
        if (brick.kind === 'person') return <PersonBrick key={brick.person.name} person={brick.person} />;
        if (brick.kind === 'open') return <OpenBrick key="open" />;
        return <HalfBrick key={brick.at} isEven={(brick.at + Math.floor(brick.at / 6)) % 2 === 0} />;
      })}
    </ul>
  );
}

const whole = 'nz:bare nz:grid nz:min-h-34 nz:items-center nz:py-5 nz:ps-gutter nz:pe-3 nz:lg:col-span-2';
/** On phones the bricks shift alternately to the start and the end; half bricks are hidden. */
const shifted = 'nz:max-md:me-7 nz:max-md:nth-[even_of_[data-brick]]:ms-7 nz:max-md:nth-[even_of_[data-brick]]:me-0';

function PersonBrick({ person: { name, role, initials, color } }: { person: TeamMember }) {
  return (
    <li data-brick="" className={`${whole} ${shifted} nz:bg-surface`}>
      <TeamCard name={name} description={role} initials={initials} tone={color} />
    </li>
  );
}

function OpenBrick() {
  return (
    <li
      data-brick=""
      className={`${whole} ${shifted} nz:grid-cols-[6rem_1fr] nz:gap-4 nz:shadow-[inset_0_0_0_1.5px_var(--nz-line)] nz:md:max-lg:nth-[odd_of_[data-brick]]:col-span-2 nz:lg:grid-cols-[7.5rem_1fr] nz:lg:gap-5 nz:xl:grid-cols-[9.75rem_1fr]`}
    >
      <span
        aria-hidden="true"
        className="nz:grid nz:aspect-square nz:place-items-center nz:bg-offbeat nz:text-on-offbeat nz:[clip-path:polygon(50%_0,100%_50%,50%_100%,0_50%)]"
      >
        <Plus className="nz:size-7" />
      </span>
      <div className="nz:grid nz:min-w-0 nz:justify-items-start nz:gap-2">
        <h2 className="nz:type-h3 nz:wrap-anywhere">
          <FormattedMessage {...messages.openTitle} />
        </h2>
        <Link
          href={paths.volunteers}
          className="nz:max-w-full nz:text-text nz:[--nz-link-thread:var(--nz-line-strong)]"
        >
          <FormattedMessage {...messages.openLink} />
          <ArrowRight aria-hidden="true" className="nz:rtl:-scale-x-100" />
        </Link>
      </div>
    </li>
  );
}

/** Cloth between the people; hidden on narrow screens. */
function HalfBrick({ isEven }: { isEven: boolean }) {
  return (
    <li aria-hidden="true" className="nz:bare nz:relative nz:bg-surface nz:max-lg:hidden">
      <span className={`nz:absolute nz:inset-0 nz:bg-line ${isEven ? 'nz:pattern-lattice' : 'nz:pattern-keys'}`} />
    </li>
  );
}
