import type { ClimateProgram, ClimatePrograms } from '@nzete/api-client/programs';
import { ProgramCard } from '@nzete/ui/ProgramCard';
import { Section } from '@nzete/ui/Section';
import { CloudSun, Droplets, GraduationCap, Sprout, TreePine, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ClaimText } from '../../shared/ClaimText.tsx';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

const icons: Record<ClimateProgram['icon'], ReactNode> = {
  TreePine: <TreePine />,
  Sprout: <Sprout />,
  Droplets: <Droplets />,
  GraduationCap: <GraduationCap />,
  CloudSun: <CloudSun />,
  Users: <Users />,
};

/** The programmes, like fields seen from above: of different sizes, with a path between them, each with its furrows. */
export function Plots({ programs }: { programs: ClimatePrograms }) {
  return (
    <Section
      tone="sunk"
      title={<FormattedMessage {...messages.programs} />}
      description={<FormattedMessage {...messages.programsText} />}
    >
      <ul className="nz:grid nz:gap-2 nz:lg:grid-cols-12 nz:lg:gap-3">
        {programs.map(({ icon, color, title, subheading, description, impact }, index) => (
          <li
            key={title}
            className={`nz:bare nz:grid nz:grid-rows-[auto_1fr] nz:bg-surface ${fields[index % fields.length]}`}
          >
            <span
              aria-hidden="true"
              className={`${furrows[color]} ${edges[index % edges.length]} ${directions[index % directions.length]}`}
            />
            <ProgramCard
              icon={icons[icon]}
              accent={color}
              title={title}
              subtitle={subheading}
              description={description}
              result={<ClaimText text={impact} />}
              href={paths.donate}
              action={<FormattedMessage {...messages.donate} />}
              className="nz:p-5 nz:lg:p-7"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The width of each of six fields; no two rows are divided at the same place. */
const fields = [
  'nz:lg:col-span-7',
  'nz:lg:col-span-5',
  'nz:lg:col-span-4',
  'nz:lg:col-span-8',
  'nz:lg:col-span-6',
  'nz:lg:col-span-6',
];

/** How much of a field shows its furrows, above its words; neighbours have as much. */
const above = 'nz:block nz:h-6';
const edges = [
  `${above} nz:lg:h-14`,
  `${above} nz:lg:h-14`,
  `${above} nz:lg:h-20`,
  `${above} nz:lg:h-20`,
  `${above} nz:lg:h-10`,
  `${above} nz:lg:h-10`,
];

const directions = [
  'nz:bg-[repeating-linear-gradient(90deg,currentColor_0_2px,transparent_2px_12px)]',
  'nz:bg-[repeating-linear-gradient(0deg,currentColor_0_2px,transparent_2px_10px)]',
  'nz:bg-[repeating-linear-gradient(45deg,currentColor_0_2px,transparent_2px_12px)]',
  'nz:bg-[repeating-linear-gradient(0deg,currentColor_0_2px,transparent_2px_10px)]',
  'nz:bg-[repeating-linear-gradient(135deg,currentColor_0_2px,transparent_2px_12px)]',
  'nz:bg-[repeating-linear-gradient(90deg,currentColor_0_2px,transparent_2px_12px)]',
];

const furrows = {
  forest: 'nz:text-success',
  laterite: 'nz:text-give',
  river: 'nz:text-water',
  gold: 'nz:text-warning',
  cobalt: 'nz:text-info',
} satisfies Record<ClimateProgram['color'], string>;
