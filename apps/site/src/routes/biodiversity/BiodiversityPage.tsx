import { useIntl } from 'react-intl';
import { laterPart } from '../../shared/laterPart.tsx';
import { useDocumentMeta } from '../../shared/useDocumentMeta.tsx';
import { CrownsLayer } from './CrownsLayer.tsx';
import { LayerHero } from './LayerHero.tsx';
import { messages } from './messages.ts';

/** Several screens high, so that the footer stays out of sight until they have come. */
const LowerLayers = laterPart(() => import('./LowerLayers.tsx'), <div className="nz:ground-cloth nz:min-h-[300vh]" />);

/** The page at `/biodiversity`: down through the forest, from the treetops to the river. */
export default function BiodiversityPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  useDocumentMeta({
    description: formatMessage(messages.description),
    heading,
  });
  return (
    <>
      <LayerHero />
      <CrownsLayer />
      <LowerLayers />
    </>
  );
}
