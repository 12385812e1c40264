/** What the reads give, by name: an application makes it stale by `nzeteApi.util.invalidateTags`. */
export type TagType =
  | 'Navigation'
  | 'Hero'
  | 'Settings'
  | 'SocialMediaLinks'
  | 'CurrentUser'
  | 'About'
  | 'Team'
  | 'ImpactMetrics'
  | 'Stories'
  | 'Reports'
  | 'Photos'
  | 'BoreholePhotos'
  | 'TreePlantingPhotos'
  | 'CommunityPhilanthropyPhotos'
  | 'OtherPhotos'
  | 'ClimateGalleryPreview'
  | 'CommunityGalleryPreview'
  | 'DigitalLiteracyGallery'
  | 'CommunityGallery'
  | 'CryptoAddresses'
  | 'DonationMethods'
  | 'ClimatePrograms'
  | 'ClimateSuccessStories'
  | 'CommunityPrograms'
  | 'CommunityTestimonials'
  | 'CommunityImpactStats'
  | 'Wildlife'
  | 'Biodiversity'
  | 'ClimateRecords'
  | 'ClimateHistory'
  | 'ClimateAlerts'
  | 'Partners'
  | 'PartnershipBenefits'
  | 'PartnershipUpdates'
  | 'Curriculum'
  | 'Courses'
  | 'CourseInterest';

/** A read whose answer belongs to these tags. */
export const provides = <Tag extends TagType = never>(...tags: Tag[]) => ({ providesTags: tags });

/** A write that makes these tags stale when it succeeds; a failed one leaves the cache alone. */
export const invalidates = <Tag extends TagType = never>(...tags: Tag[]) => ({
  invalidatesTags: (_result: unknown, error: unknown): Tag[] => (error ? [] : tags),
});
