import { siteApi } from '@nzete/api-client/site';
import { Seam } from '@nzete/ui/Seam';
import { useIntl } from 'react-intl';
import { LateSection } from '../../shared/LateSection.tsx';
import { lazySection } from '../../shared/lazySection.ts';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import type { PageLoader } from '../../shared/pageLoader.ts';
import { HomeHero } from './HomeHero.tsx';
import { homeMessages } from './home.messages.ts';

export const loader: PageLoader = ({ lang }) => [siteApi.endpoints.getHero.initiate({ lang })];

const HomeSections = lazySection(() => import('./HomeSections.tsx'));

/** The home page: the first screen, then everything below it. */
export default function HomePage() {
  const { formatMessage } = useIntl();
  return (
    <>
      <HomeHero />
      {/* The gold diamond of the first view is the hero's active slide. */}
      <Seam position="none" />
      {/* Several screens high, so that the footer stays out of sight until the sections have
          loaded. */}
      <LateSection module="src/routes/home/HomeSections.tsx" isBelow height="400vh">
        <HomeSections />
      </LateSection>
      <PageMeta title={formatMessage(homeMessages.title)} description={formatMessage(homeMessages.description)} />
    </>
  );
}
