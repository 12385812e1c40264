import strata from 'scene:mineral-strata';
import { Picture } from '@nzete/ui/Picture';
import { FormattedMessage, useIntl } from 'react-intl';
import { laterPart } from '../../shared/laterPart.tsx';
import { StrataEdge } from '../../shared/strata/StrataEdge.tsx';
import { useDocumentMeta } from '../../shared/useDocumentMeta.tsx';
import { MineralShares } from './MineralShares.tsx';
import { messages } from './messages.ts';

/** What is further down; its place keeps the footer out of sight. */
const Depths = laterPart(() => import('./Depths.tsx'), <div className="nz:min-h-[300vh] nz:bg-sunk" />);

/** The page at `/responsible-minerals`: scrolling goes down, from the sky through soil, earth and clay to the rock. */
export default function ResponsibleMineralsPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  useDocumentMeta({
    description: formatMessage(messages.description),
    heading,
  });
  return (
    <>
      <header className="nz:grid nz:gap-6 nz:pt-section">
        <div className="nz:wrap nz:grid nz:w-full nz:grid-cols-1 nz:gap-4 nz:lg:grid-cols-[7fr_5fr] nz:lg:items-end nz:lg:gap-12">
          <h1 className="nz:type-display nz:text-balance nz:hyphens-auto">{heading}</h1>
          <p className="nz:type-lead nz:max-w-measure nz:text-pretty nz:text-text-2">
            <FormattedMessage {...messages.lead} />
          </p>
        </div>
        <div className="nz:relative">
          <Picture
            src={strata}
            alt={formatMessage(messages.picture)}
            loading="eager"
            fetchPriority="high"
            isCut={false}
            className="nz:aspect-4/3 nz:sm:aspect-16/7 nz:lg:aspect-auto nz:lg:h-112"
            imageClassName="nz:object-[50%_0%] nz:max-sm:origin-[75%_0] nz:max-sm:scale-180"
          />
          <StrataEdge below="soil" seed={1} className="nz:absolute nz:inset-x-0 nz:-bottom-px" />
        </div>
      </header>
      <MineralShares />
      <Depths />
    </>
  );
}
