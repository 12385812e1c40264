import type { ClimateProgram, ClimatePrograms } from '@nzete/api-client/programs';
import { ProgramCard } from '@nzete/ui/ProgramCard';
import { Section } from '@nzete/ui/Section';
import { CloudSun, Droplets, GraduationCap, Sprout, TreePine, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ClaimText } from '../../shared/ClaimText.tsx';
import { paths } from '../../shared/routes.ts';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { messages } from './messages.ts';

const icons: Record<ClimateProgram['icon'], ReactNode> = {
  TreePine: <TreePine />,
  Sprout: <Sprout />,
  Droplets: <Droplets />,
  GraduationCap: <GraduationCap />,
  CloudSun: <CloudSun />,
  Users: <Users />,
};

/** The programmes as fields seen from the air: plots of different sizes with paths between them. */
export function ProgramGrid({ programs }: { programs: ClimatePrograms }) {
  return (
    <Section
      tone="sunk"
      title={<FormattedMessage {...messages.programs} />}
      description={
        <>
          <FormattedMessage {...messages.programsText} /> {sampleNote(programs, sampleMessages.work)}
        </>
      }
    >
      <ul className="nz:grid nz:gap-2 nz:lg:grid-cols-12 nz:lg:gap-3">
        {programs.map(({ icon, color, title, subheading, description, impact }, index) => (
          <li key={title} className={`${between} nz:grid nz:bg-surface ${plots[index % plots.length]}`}>
            <span aria-hidden="true" className={`nz:block nz:h-14 ${grounds[color]}`}>
              <span className={`nz:block nz:size-full nz:opacity-60 ${fromAbove[icon]}`} />
            </span>
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

/** On tablets the pattern is beside the text, on alternate sides. */
const between =
  'nz:md:max-lg:odd:grid-cols-[1fr_28%] nz:md:max-lg:even:grid-cols-[28%_1fr] nz:md:max-lg:[&>span]:h-auto nz:md:max-lg:odd:[&>span]:order-last';

const onTop = 'nz:max-md:grid-rows-[auto_1fr] nz:lg:grid-rows-[auto_1fr]';
const atEnd =
  'nz:max-md:grid-rows-[auto_1fr] nz:lg:grid-cols-[1fr_34%] nz:lg:[&>span]:order-last nz:lg:[&>span]:h-auto';
const atStart = 'nz:max-md:grid-rows-[auto_1fr] nz:lg:grid-cols-[24%_1fr] nz:lg:[&>span]:h-auto';

/**
 * The width of each of six plots, and the side of its pattern; no two rows divide at the same
 * point.
 */
const plots = [
  `nz:lg:col-span-7 ${atEnd}`,
  `nz:lg:col-span-5 ${onTop} nz:lg:[&>span]:h-24`,
  `nz:lg:col-span-4 ${onTop} nz:lg:[&>span]:h-24`,
  `nz:lg:col-span-8 ${atEnd}`,
  `nz:lg:col-span-6 ${atStart}`,
  `nz:lg:col-span-6 ${onTop} nz:lg:[&>span]:h-24`,
];

/**
 * The pattern of a plot from the air: treetops, beds, the rings of a well, furrows, map lines,
 * avenues.
 */
const fromAbove: Record<ClimateProgram['icon'], string> = {
  TreePine:
    'nz:bg-[radial-gradient(circle,currentColor_7px,transparent_7.7px),radial-gradient(circle,currentColor_4px,transparent_4.7px)] nz:bg-[0_0,14px_14px] nz:bg-size-[28px_28px]',
  Sprout:
    'nz:bg-[radial-gradient(circle,currentColor_2px,transparent_2.7px),linear-gradient(currentColor_2px,transparent_2px)] nz:bg-[0_2px,0_0] nz:bg-size-[9px_9px,100%_36px]',
  Droplets: 'nz:bg-[repeating-radial-gradient(circle,currentColor_0_2px,transparent_2.7px_12px)]',
  GraduationCap: 'nz:bg-[repeating-linear-gradient(135deg,currentColor_0_2px,transparent_2px_12px)]',
  CloudSun:
    'nz:bg-[repeating-linear-gradient(45deg,currentColor_0_1.5px,transparent_1.5px_18px),repeating-linear-gradient(135deg,currentColor_0_1.5px,transparent_1.5px_18px)]',
  Users:
    'nz:bg-[repeating-linear-gradient(90deg,currentColor_0_2px,transparent_2px_34px),repeating-linear-gradient(currentColor_0_2px,transparent_2px_22px)]',
};

const grounds = {
  forest: 'nz:bg-success-soft nz:text-success',
  laterite: 'nz:bg-give-soft nz:text-give',
  river: 'nz:bg-water-soft nz:text-water',
  gold: 'nz:bg-warning-soft nz:text-warning',
  cobalt: 'nz:bg-info-soft nz:text-info',
} satisfies Record<ClimateProgram['color'], string>;
