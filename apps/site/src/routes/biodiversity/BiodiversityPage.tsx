import { programsApi } from '@nzete/api-client/programs';
import { useIntl } from 'react-intl';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import { NextArea } from '../../shared/NextArea.tsx';
import type { PageLoader } from '../../shared/pageLoader.ts';
import { CrownsLayer } from './CrownsLayer.tsx';
import { LayerHero } from './LayerHero.tsx';
import { LowerLayers } from './LowerLayers.tsx';
import { messages } from './messages.ts';

export const loader: PageLoader = ({ lang }) => [programsApi.endpoints.getBiodiversity.initiate({ lang })];

/** The page at `/biodiversity`: down through the forest, from the treetops to the river. */
export default function BiodiversityPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  return (
    <>
      <LayerHero />
      <CrownsLayer />
      <LowerLayers />
      <div className="nz:mt-section">
        <NextArea />
      </div>
      <PageMeta description={formatMessage(messages.description)} heading={heading} />
    </>
  );
}
