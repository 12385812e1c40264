import { Seam } from '@nzete/ui/Seam';
import { useIntl } from 'react-intl';
import { lazyPart } from '../../app/lazyPart.tsx';
import { usePage } from '../../app/usePage.ts';
import { HomeHero } from './HomeHero.tsx';
import { homeMessages } from './home.messages.ts';

/** Several screens high, so that the footer stays out of sight until they have come. */
export const HomeSections = lazyPart(() => import('./HomeSections.tsx'), <div className="min-h-[400vh]" />);

/** The home page: the first screen, then everything below it. */
export function Home() {
  const { formatMessage } = useIntl();
  usePage({ title: formatMessage(homeMessages.title), description: formatMessage(homeMessages.description) });
  return (
    <>
      <HomeHero />
      <Seam />
      <HomeSections />
    </>
  );
}
