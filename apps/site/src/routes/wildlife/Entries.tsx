import type { WildlifeProgram } from '@nzete/api-client/programs';
import { Badge } from '@nzete/ui/Badge';
import { Leaf as LeafIcon, ShieldCheck, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AnimalTracks } from './AnimalTracks.tsx';
import { Leaf } from './Leaf.tsx';
import { messages } from './messages.ts';

const icons: Record<WildlifeProgram['icon'], ReactNode> = {
  ShieldCheck: <ShieldCheck />,
  Leaf: <LeafIcon />,
  Users: <Users />,
};

const inks = {
  forest: 'nz:text-success',
  laterite: 'nz:text-give',
  river: 'nz:text-water',
  gold: 'nz:text-warning',
  cobalt: 'nz:text-info',
} satisfies Record<WildlifeProgram['color'], string>;

/** The programmes, each an entry with its drawing in the margin. */
export function Entries({ programs }: { programs: readonly WildlifeProgram[] }) {
  return (
    <section aria-labelledby="plans">
      <Leaf className="nz:pb-8">
        <h2 id="plans" className="nz:type-h2">
          <FormattedMessage {...messages.programs} />
        </h2>
        <p className="nz:mt-2 nz:text-text-2">
          <FormattedMessage {...messages.notice} />
        </p>
      </Leaf>
      <ul>
        {programs.map(({ title, description, color, icon }) => (
          <li key={title} className="nz:bare">
            <Leaf
              className="nz:pb-10"
              margin={
                <>
                  <span
                    aria-hidden="true"
                    className={`nz:[&>svg]:size-9 nz:[&>svg]:stroke-[1.5] nz:lg:[&>svg]:size-14 nz:lg:[&>svg]:stroke-[1.25] ${inks[color]}`}
                  >
                    {icons[icon]}
                  </span>
                  <Badge tone="line">
                    <FormattedMessage {...messages.planned} />
                  </Badge>
                  <AnimalTracks icon={icon} />
                </>
              }
            >
              <article className="nz:grid nz:gap-3 nz:border-line-strong nz:border-t-[1.5px] nz:pt-5 nz:lg:grid-cols-[4fr_6fr] nz:lg:gap-10">
                <h3 className="nz:type-h3 nz:hyphens-auto">{title}</h3>
                <p className="nz:text-pretty nz:text-text-2">{description}</p>
              </article>
            </Leaf>
          </li>
        ))}
      </ul>
    </section>
  );
}
