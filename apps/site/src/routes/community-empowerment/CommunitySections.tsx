import { Seam } from '@nzete/ui/Seam';
import { HelpBand } from '../../shared/HelpBand.tsx';
import { CommunityPhotos } from './CommunityPhotos.tsx';
import { CommunityPrograms } from './CommunityPrograms.tsx';
import { messages } from './messages.ts';
import { Testimonials } from './Testimonials.tsx';
import { useCommunityContent } from './useCommunityContent.ts';

/** The sections of the page below its first screens. */
export function CommunitySections() {
  const { programs, testimonials, photos } = useCommunityContent();
  return (
    <>
      {programs?.length ? <CommunityPrograms programs={programs} /> : null}
      {testimonials?.length ? <Testimonials testimonials={testimonials} /> : null}
      {photos?.length ? <CommunityPhotos photos={photos} /> : null}
      <Seam />
      <HelpBand layout="indent" messages={messages} />
    </>
  );
}
