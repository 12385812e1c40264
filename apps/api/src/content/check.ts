import { type ContentFiles, fileName } from '../content-files/files.ts';
import { type Found, type Problem, problemAt, sentenceOf } from '../content-files/json-file.ts';
import { type PictureAddress, readPictures, type UploadedPhotos, withUploaded } from '../content-files/pictures.ts';
import { contradictoryClaims } from './rules/claims.ts';
import { deadLinks } from './rules/dead-links.ts';
import { donationRules } from './rules/donations.ts';
import { eventTimes } from './rules/event-times.ts';
import { contradictoryFigures, tooManyPartners, unlistedFigures } from './rules/figures.ts';
import { contradictoryDescriptions, illustrationLabels } from './rules/illustrations.ts';
import { missingFiles } from './rules/missing-files.ts';
import { missingPictures } from './rules/missing-pictures.ts';
import { photoContradictions } from './rules/photo-consistency.ts';
import { photoLists } from './rules/photo-lists.ts';
import { placeholders } from './rules/placeholders.ts';
import { repeatedValues } from './rules/repeated-values.ts';
import { reportOrder } from './rules/report-order.ts';
import type { ContentRule, FileRule } from './rules/rule.ts';
import { socialProfiles } from './rules/social-profiles.ts';
import { storyTargets } from './rules/stories.ts';
import { teamInitials } from './rules/team.ts';
import { wrongTexts } from './rules/texts.ts';
import { contentPaths, invalidContent } from './source-files.ts';
import { namesInFolder } from './uploaded-files.ts';

const contentRules: ContentRule[] = [
  ...photoLists,
  photoContradictions,
  contradictoryDescriptions,
  contradictoryFigures,
  tooManyPartners,
  unlistedFigures,
  reportOrder,
  eventTimes,
  storyTargets,
  teamInitials,
  ...donationRules,
  socialProfiles,
  placeholders,
];

function violations(files: ContentFiles, rules: FileRule[], paths: readonly string[]): Problem[] {
  return paths.flatMap((path) => {
    const content = files.get(path);
    return rules
      .flatMap((rule) => rule(content))
      .map(({ place, what, ...kind }) => problemAt(fileName(path), place, what, kind));
  });
}

const unknownFiles = (files: ContentFiles): string[] =>
  [...files.keys()]
    .filter((path) => !contentPaths.includes(path))
    .map((path) => `No API call uses the content file ${fileName(path)}.`);

function unknownSamples(files: ContentFiles): Problem[] {
  const listed = Object.keys(files.get('/samples') ?? {});
  return listed
    .filter((path) => !contentPaths.includes(path))
    .map((path) => problemAt('samples.json', path, 'is not the path of a content file'));
}

/** What content may name: its pictures and PDFs, and the pages and files of the site. */
export interface Nameable {
  picture: PictureAddress;
  /** The names of PDFs. */
  files: ReadonlySet<string>;
  links: FileRule;
}

/**
 * The problems of content files.
 *
 * @param changed the only files that may be invalid; the others have been checked before
 */
export function problemsIn(
  files: ContentFiles,
  { picture, files: pdfs, links }: Nameable,
  changed = contentPaths,
): Found[] {
  const fileRules = [
    missingPictures(picture),
    missingFiles(pdfs),
    repeatedValues,
    illustrationLabels,
    wrongTexts,
    contradictoryClaims,
    links,
  ];
  return [
    ...invalidContent(files, changed),
    ...violations(files, fileRules, changed),
    ...contentRules.flatMap((rule) => rule(files)),
    ...unknownSamples(files),
    ...unknownFiles(files),
  ];
}

type ContentPlaces = Record<'contentDir' | 'picturesDir' | 'siteDir', string>;

/** Returns the problems, each with file and place. */
export async function checkContent(
  files: ContentFiles,
  { contentDir, picturesDir, siteDir }: ContentPlaces,
  uploaded: { photos: UploadedPhotos; files: ReadonlySet<string> } | undefined = undefined,
): Promise<string[]> {
  const own = await readPictures(picturesDir, contentDir);
  const picture = uploaded ? withUploaded(own, uploaded.photos) : own;
  const pdfs = uploaded?.files ?? new Set(namesInFolder(contentDir));
  return problemsIn(files, { picture, files: pdfs, links: await deadLinks(siteDir) }).map(sentenceOf);
}
