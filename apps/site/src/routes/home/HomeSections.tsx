import { HomeFocusAreas } from './HomeFocusAreas.tsx';
import { HomeHighlights } from './HomeHighlights.tsx';
import { HomeInvolved } from './HomeInvolved.tsx';
import { HomeMission } from './HomeMission.tsx';
import { HomeNewsletter } from './HomeNewsletter.tsx';
import { HomeSettings } from './HomeSettings.tsx';
import { HomeValues } from './HomeValues.tsx';

/** The sections of the home page below its first screen. */
export default function HomeSections() {
  return (
    <>
      <HomeMission />
      <HomeHighlights />
      <HomeInvolved />
      <HomeValues />
      <HomeFocusAreas />
      <HomeSettings />
      <HomeNewsletter />
    </>
  );
}
