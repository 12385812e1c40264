import { type Path, paths } from '../../shared/routes.ts';

/** The pages that end with the newsletter: those that tell a story, not those with a task. */
const pages: readonly Path[] = [
  paths.home,
  paths.about,
  paths.ourStory,
  paths.team,
  paths.impact,
  paths.reports,
  paths.gallery,
  paths.communityGallery,
  paths.climateMitigation,
  paths.communityEmpowerment,
  paths.financialEducation,
  paths.digitalLiteracy,
  paths.responsibleMinerals,
  paths.communityUnderstanding,
  paths.communityVoice,
  paths.ethicalSourcing,
  paths.wildlife,
  paths.biodiversity,
];

export const hasNewsletter = (path: string) => pages.some((page) => page === path);
