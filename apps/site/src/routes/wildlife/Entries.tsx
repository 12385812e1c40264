import type { WildlifeProgram } from '@nzete/api-client/programs';
import { Badge } from '@nzete/ui/Badge';
import { NotebookEntry, NotebookSection, type NotebookTracks } from '@nzete/ui/FieldNotebook';
import { Leaf, ShieldCheck, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';

const drawings: Record<WildlifeProgram['icon'], { icon: ReactNode; tracks: NotebookTracks }> = {
  ShieldCheck: { icon: <ShieldCheck />, tracks: 'elephant' },
  Leaf: { icon: <Leaf />, tracks: 'okapi' },
  Users: { icon: <Users />, tracks: 'bird' },
};

interface EntriesProps {
  programs: readonly WildlifeProgram[];
  /** The mark of samples. */
  note: ReactNode;
}

/** The programmes, each an entry with its drawing in the margin. */
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
      <ul>
        {programs.map(({ title, description, color, icon }) => (
          <li key={title} className="nz:bare">
            <NotebookEntry
              {...drawings[icon]}
              tone={color}
              badge={
                <Badge tone="line">
                  <FormattedMessage {...messages.planned} />
                </Badge>
              }
              title={title}
              description={description}
            />
          </li>
        ))}
      </ul>
    </NotebookSection>
  );
}
