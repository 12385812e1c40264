import { type BiodiversityEffort, useGetBiodiversityQuery } from '@nzete/api-client/programs';
import { LandscapeLayer } from '@nzete/ui/LandscapeLayer';
import { ProgramCard } from '@nzete/ui/ProgramCard';
import { Dna, LandPlot, Leaf, PawPrint } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { QueryState } from '../../shared/QueryState.tsx';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { useLang } from '../../shared/useLang.ts';
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
      <div className="nz:lg:col-span-12 nz:lg:pt-4">
        <QueryState query={content} loading={messages.loading} error={messages.error}>
          {(biodiversity) => (
            <div className="nz:grid nz:gap-6">
              {sampleNote(biodiversity, sampleMessages.work)}
              <ul className="nz:grid nz:lg:grid-cols-4 nz:lg:gap-x-18 nz:lg:gap-y-14">
                {biodiversity.efforts.map(({ icon, color, title, description }) => (
                  <li
                    key={title}
                    className="nz:bare nz:relative nz:grid nz:border-line nz:border-t-[1.5px] nz:py-6 nz:lg:border-0 nz:lg:py-0"
                  >
                    <Trunk />
                    <ProgramCard
                      icon={icons[icon]}
                      accent={color}
                      title={title}
                      description={description}
                      layout="column"
                    />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </QueryState>
      </div>
    </LandscapeLayer>
  );
}

/** At the start of the text, over the whole height of the layer. */
function Trunk() {
  return (
    <span
      aria-hidden="true"
      className="nz:absolute nz:-start-12 nz:-top-96 nz:-bottom-60 nz:-z-10 nz:hidden nz:w-6 nz:bg-surface nz:lg:block"
    >
      <span className="nz:block nz:size-full nz:bg-weave nz:pattern-chevron" />
    </span>
  );
}
