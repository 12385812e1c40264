import type { ClimateProgram, ClimatePrograms } from '@nzete/api-client/programs';
import { written } from '@nzete/ui/format';
import { PlotGrid, type PlotGridItem } from '@nzete/ui/PlotGrid';
import { Section } from '@nzete/ui/Section';
import { CloudSun, Droplets, GraduationCap, Sprout, TreePine, Users } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { ClaimText } from '../../shared/ClaimText.tsx';
import { paths } from '../../shared/routes.ts';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { writtenLast } from '../../shared/writtenIn.tsx';
import { messages } from './messages.ts';

const looks: Record<ClimateProgram['icon'], Pick<PlotGridItem, 'icon' | 'pattern'>> = {
  TreePine: { icon: <TreePine />, pattern: 'treetops' },
  Sprout: { icon: <Sprout />, pattern: 'beds' },
  Droplets: { icon: <Droplets />, pattern: 'well' },
  GraduationCap: { icon: <GraduationCap />, pattern: 'furrows' },
  CloudSun: { icon: <CloudSun />, pattern: 'map' },
  Users: { icon: <Users />, pattern: 'avenues' },
};

/** The programmes. */
export function ProgramGrid({ programs }: { programs: ClimatePrograms }) {
  return (
    <Section
      tone="sunk"
      title={<FormattedMessage {...messages.programs} />}
      description={sampleNote(programs, sampleMessages.work)}
    >
      <PlotGrid
        items={programs.map((program) => ({
          ...looks[program.icon],
          id: program.title,
          accent: program.color,
          title: written(program, 'title'),
          subtitle: written(program, 'subheading'),
          description: writtenLast(program, 'title', 'description'),
          result: written(program, 'impact', <ClaimText text={program.impact} />),
          href: paths.donate,
          action: <FormattedMessage {...messages.donate} />,
        }))}
      />
    </Section>
  );
}
