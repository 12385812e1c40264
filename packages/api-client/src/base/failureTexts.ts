/** What a failed call is called, as the foundation prescribes; English, and not meant for visitors. */
export const failureTexts: Readonly<Record<string, string>> = {
  getNavigation: 'Failed to fetch navigation',
  getSettings: 'Failed to fetch app settings',
  getSocialMediaLinks: 'Failed to fetch social media links',
  getCommunityPrograms: 'Failed to fetch community programs',
  getCommunityTestimonials: 'Failed to fetch community testimonials',
  getCommunityImpactStats: 'Failed to fetch community impact stats',
  getCommunityGalleryPreview: 'Failed to fetch community gallery preview',
  getCourses: 'Failed to fetch courses',
  getCoursePage: 'Failed to fetch courses',
  getDigitalLiteracyGallery: 'Failed to fetch digital literacy gallery photos',
  getClimateRecords: 'Failed to fetch weather data',
  getClimateAlerts: 'Failed to fetch climate alerts',
  getWildlife: 'Failed to fetch wildlife content',
  getBiodiversity: 'Failed to fetch biodiversity content',
  addPartnershipUpdate: 'Failed to add update',
  applyForPartnership: 'Failed to submit application',
};
