import { type BiodiversityEffort, useGetBiodiversityQuery } from '@nzete/api-client/programs';
import { written } from '@nzete/ui/format';
import { LandscapeLayer, LandscapeTrunks } from '@nzete/ui/LandscapeLayer';
import { ProgramCard } from '@nzete/ui/ProgramCard';
import { Dna, LandPlot, Leaf, PawPrint } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { QueryState } from '../../shared/QueryState.tsx';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { useLang } from '../../shared/useLang.ts';
import { writtenLast } from '../../shared/writtenIn.tsx';
import { messages } from './messages.ts';

const icons: Record<BiodiversityEffort['icon'], ReactNode> = {
  Leaf: <Leaf />,
  PawPrint: <PawPrint />,
  LandPlot: <LandPlot />,
  Dna: <Dna />,
};

/** The kinds of work, each between two trunks. */
export function EffortsLayer() {
  const content = useGetBiodiversityQuery({ lang: useLang() });
  return (
    <LandscapeLayer
      tone="trunks"
      height={15}
      unit={<FormattedMessage {...messages.metres} />}
      place={<FormattedMessage {...messages.trunks} />}
      title={<FormattedMessage {...messages.efforts} />}
      layout="column"
    >
      <div className="nz:lg:col-span-12 nz:lg:mt-4">
        <QueryState query={content} loading={messages.loading} error={messages.error}>
          {(biodiversity) => (
            <div className="nz:grid nz:gap-6">
              {sampleNote(biodiversity, sampleMessages.work)}
              <LandscapeTrunks
                items={biodiversity.efforts.map((effort) => ({
                  id: effort.title,
                  content: (
                    <ProgramCard
                      icon={icons[effort.icon]}
                      accent={effort.color}
                      title={written(effort, 'title')}
                      description={writtenLast(effort, 'title', 'description')}
                      layout="column"
                    />
                  ),
                }))}
              />
            </div>
          )}
        </QueryState>
      </div>
    </LandscapeLayer>
  );
}
