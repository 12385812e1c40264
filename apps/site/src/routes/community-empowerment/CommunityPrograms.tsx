import type { CommunityProgram, CommunityPrograms as Programs } from '@nzete/api-client/programs';
import { written } from '@nzete/ui/format';
import { ProgramCard } from '@nzete/ui/ProgramCard';
import { Section } from '@nzete/ui/Section';
import { Award, BookOpen, Camera, Heart, MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ClaimText } from '../../shared/ClaimText.tsx';
import { paths } from '../../shared/routes.ts';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { marked, writtenIn } from '../../shared/writtenIn.tsx';
import { messages } from './messages.ts';

const icons: Record<CommunityProgram['icon'], ReactNode> = {
  Users: <Users />,
  BookOpen: <BookOpen />,
  Award: <Award />,
  Camera: <Camera />,
  MapPin: <MapPin />,
  Heart: <Heart />,
};

/**
 * The programmes between ruled lines, in two columns on wide screens. Training links to the
 * courses, the others to donations.
 */
export function CommunityPrograms({ programs }: { programs: Programs }) {
  return (
    <Section
      tone="surface"
      title={<FormattedMessage {...messages.programs} />}
      description={sampleNote(programs, sampleMessages.work)}
    >
      <ul className="nz:grid nz:md:grid-cols-2 nz:md:gap-x-gap nz:lg:gap-x-16">
        {programs.map((program) => (
          <ProgramCard
            key={program.title}
            as="li"
            isRuled
            icon={icons[program.icon]}
            accent={program.color}
            title={written(program, 'title')}
            subtitle={written(program, 'participants', <ClaimText text={program.participants} />)}
            description={marked(
              written(program, 'description', <ClaimText text={program.description} />),
              writtenIn(program, 'title', 'description'),
            )}
            href={program.href}
            action={
              <FormattedMessage {...(program.href === paths.digitalLiteracy ? messages.courses : messages.donate)} />
            }
          />
        ))}
      </ul>
    </Section>
  );
}
