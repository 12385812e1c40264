import type { WildlifeProgram } from '@nzete/api-client/programs';
import { Badge } from '@nzete/ui/Badge';
import { NotebookGrid, NotebookSection } from '@nzete/ui/FieldNotebook';
import { written } from '@nzete/ui/format';
import { ProgramCard } from '@nzete/ui/ProgramCard';
import { Leaf, ShieldCheck, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { writtenLast } from '../../shared/writtenIn.tsx';
import { messages } from './messages.ts';

const icons: Record<WildlifeProgram['icon'], ReactNode> = {
  ShieldCheck: <ShieldCheck />,
  Leaf: <Leaf />,
  Users: <Users />,
};

interface EntriesProps {
  programs: readonly WildlifeProgram[];
  /** The mark of samples. */
  note: ReactNode;
}

/** The programmes, side by side, each marked as planned. */
export function Entries({ programs, note }: EntriesProps) {
  return (
    <NotebookSection
      title={<FormattedMessage {...messages.programs} />}
      description={
        <>
          <FormattedMessage {...messages.notice} /> {note}
        </>
      }
    >
      <NotebookGrid tracks="elephant">
        {programs.map((program) => (
          <li key={program.title}>
            <ProgramCard
              icon={icons[program.icon]}
              accent={program.color}
              title={written(program, 'title')}
              subtitle={
                <Badge tone="line">
                  <FormattedMessage {...messages.planned} />
                </Badge>
              }
              description={writtenLast(program, 'title', 'description')}
              layout="column"
            />
          </li>
        ))}
      </NotebookGrid>
    </NotebookSection>
  );
}
