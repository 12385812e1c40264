import { Seam } from '@nzete/ui/Seam';
import { HelpBand } from '../../shared/HelpBand.tsx';
import { ClimatePhotos } from './ClimatePhotos.tsx';
import { ClimateStories } from './ClimateStories.tsx';
import { messages } from './messages.ts';
import { ProgramGrid } from './ProgramGrid.tsx';
import { useClimateContent } from './useClimateContent.ts';

/** The sections of the page below its first screen. */
export function ClimateSections() {
  const { programs, stories, photos } = useClimateContent();
  return (
    <>
      {programs?.length ? <ProgramGrid programs={programs} /> : null}
      {stories?.length ? <ClimateStories stories={stories} /> : null}
      {photos?.length ? <ClimatePhotos photos={photos} /> : null}
      <Seam />
      <HelpBand messages={messages} />
    </>
  );
}
