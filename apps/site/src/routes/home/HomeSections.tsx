import { Suspense } from 'react';
import { HomeFocusAreas } from './HomeFocusAreas.tsx';
import { HomeHighlights } from './HomeHighlights.tsx';
import { HomeInvolved } from './HomeInvolved.tsx';
import { HomeMission } from './HomeMission.tsx';
import { HomeSettings } from './HomeSettings.tsx';
import { HomeValues } from './HomeValues.tsx';

const sections = [HomeMission, HomeHighlights, HomeInvolved, HomeValues, HomeFocusAreas, HomeSettings] as const;

/** The sections below the first screen. Each hydrates separately, so that input is not blocked. */
export default function HomeSections() {
  return sections.map((HomeSection) => (
    <Suspense key={sections.indexOf(HomeSection)}>
      <HomeSection />
    </Suspense>
  ));
}
