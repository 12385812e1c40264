import { Suspense } from 'react';
import { HomeFocusAreas } from './HomeFocusAreas.tsx';
import { HomeHighlights } from './HomeHighlights.tsx';
import { HomeInvolved } from './HomeInvolved.tsx';
import { HomeMission } from './HomeMission.tsx';
import { HomeNewsletter } from './HomeNewsletter.tsx';
import { HomeSettings } from './HomeSettings.tsx';
import { HomeValues } from './HomeValues.tsx';

const sections = [
  HomeMission,
  HomeHighlights,
  HomeInvolved,
  HomeValues,
  HomeFocusAreas,
  HomeSettings,
  HomeNewsletter,
] as const;

/** The sections of the home page below its first screen. Each is hydrated by itself, so that a touch is answered between them. */
export default function HomeSections() {
  return sections.map((HomeSection) => (
    <Suspense key={sections.indexOf(HomeSection)}>
      <HomeSection />
    </Suspense>
  ));
}
