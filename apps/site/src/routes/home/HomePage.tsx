import { Seam } from '@nzete/ui/Seam';
import { useIntl } from 'react-intl';
import { laterPart } from '../../shared/laterPart.tsx';
import { useDocumentMeta } from '../../shared/useDocumentMeta.tsx';
import { HomeHero } from './HomeHero.tsx';
import { homeMessages } from './home.messages.ts';

/** Several screens high, so that the footer stays out of sight until they have come. */
const HomeSections = laterPart(() => import('./HomeSections.tsx'), <div className="nz:min-h-[400vh]" />);

/** The home page: the first screen, then everything below it. */
export default function HomePage() {
  const { formatMessage } = useIntl();
  useDocumentMeta({ title: formatMessage(homeMessages.title), description: formatMessage(homeMessages.description) });
  return (
    <>
      <HomeHero />
      {/* The gold diamond of the first view is the hero's active slide. */}
      <Seam position="none" />
      <HomeSections />
    </>
  );
}
