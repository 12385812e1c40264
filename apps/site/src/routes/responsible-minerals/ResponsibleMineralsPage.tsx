import night from 'scene:mineral-night';
import day from 'scene:mineral-strata';
import { StrataEdge } from '@nzete/ui/StrataSection';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import { MineralShares } from './MineralShares.tsx';
import { messages } from './messages.ts';
import { PillarSections } from './PillarSections.tsx';

/**
 * The page at `/responsible-minerals`: scrolling leads down from the sky through soil, earth and
 * clay to the rock.
 */
export default function ResponsibleMineralsPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  return (
    <>
      <header className="nz:mineral-sky nz:relative nz:isolate nz:overflow-hidden">
        <div className="nz:wrap nz:grid nz:gap-4 nz:pt-section">
          <h1 className="nz:type-display nz:text-balance nz:hyphens-auto">{heading}</h1>
          <p className="nz:type-lead nz:max-w-160 nz:text-pretty nz:text-text-2">
            <FormattedMessage {...messages.lead} />
          </p>
        </div>
        {/* The sky has the colour of the ground, so that the text appears to be in it. */}
        <picture className="nz:block">
          <source media="(prefers-color-scheme: dark)" srcSet={night} />
          <img
            src={day}
            alt={formatMessage(messages.picture)}
            fetchPriority="high"
            className="nz:relative nz:-z-10 nz:mt-2 nz:block nz:aspect-4/3 nz:w-full nz:object-cover nz:object-[50%_0%] nz:max-sm:origin-[75%_0] nz:max-sm:scale-180 nz:sm:-mt-6 nz:sm:aspect-1200/432 nz:lg:-mt-28"
          />
        </picture>
        <StrataEdge tone="soil" seed={1} className="nz:absolute nz:inset-x-0 nz:-bottom-px" />
      </header>
      <MineralShares />
      <PillarSections />
      <PageMeta description={formatMessage(messages.description)} heading={heading} />
    </>
  );
}
