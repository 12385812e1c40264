import { Seam } from '@nzete/ui/Seam';
import { PartnershipsBenefits } from './PartnershipsBenefits.tsx';
import { PartnershipsClosing } from './PartnershipsClosing.tsx';
import { PartnershipsStories } from './PartnershipsStories.tsx';
import { PartnershipsUpdates } from './PartnershipsUpdates.tsx';
import { usePartnerships } from './partnershipsContext.ts';

/** The sections of the page below its first screens. */
export function PartnershipsSections() {
  const { content, updateForm, apply } = usePartnerships();
  return (
    <>
      <Seam />
      <PartnershipsUpdates updates={content.updates} updateForm={updateForm}>
        <PartnershipsBenefits benefits={content.benefits} />
      </PartnershipsUpdates>
      <PartnershipsStories stories={content.stories} />
      <PartnershipsClosing apply={apply} />
    </>
  );
}
