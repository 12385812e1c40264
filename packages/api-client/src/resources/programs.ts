import { provides } from '../base/tags.ts';
import generatedPrograms from '../generated/programs.ts';

export type * from '../generated/programs.ts';

/** What each call provides or makes stale. */
export const programsEndpoints = {
  getClimatePrograms: provides('ClimatePrograms'),
  getClimateSuccessStories: provides('ClimateSuccessStories'),
  getCommunityPrograms: provides('CommunityPrograms'),
  getCommunityTestimonials: provides('CommunityTestimonials'),
  getCommunityImpactStats: provides('CommunityImpactStats'),
  getWildlife: provides('Wildlife'),
  getBiodiversity: provides('Biodiversity'),
};

/** The pages of the programs: climate, community, wildlife, biodiversity. Read-only, one answer per language. */
export const programsApi = generatedPrograms.enhanceEndpoints({
  addTagTypes: [
    'ClimatePrograms',
    'ClimateSuccessStories',
    'CommunityPrograms',
    'CommunityTestimonials',
    'CommunityImpactStats',
    'Wildlife',
    'Biodiversity',
  ],
  endpoints: programsEndpoints,
});

export const {
  useGetClimateProgramsQuery,
  useGetClimateSuccessStoriesQuery,
  useGetCommunityProgramsQuery,
  useGetCommunityTestimonialsQuery,
  useGetCommunityImpactStatsQuery,
  useGetWildlifeQuery,
  useGetBiodiversityQuery,
} = programsApi;
