import { type ContentFiles, fileName } from '../content-files/files.ts';
import { type Found, type Problem, problemAt } from '../content-files/json-file.ts';
import { type PictureAddress, readPictures, type UploadedPhotos, withUploaded } from '../content-files/pictures.ts';
import { deadLinks } from './rules/dead-links.ts';
import { donationRules } from './rules/donations.ts';
import { eventTimes } from './rules/event-times.ts';
import { contradictoryFigures, tooManyPartners, unlistedFigures } from './rules/figures.ts';
import { contradictoryDescriptions, illustrationLabels } from './rules/illustrations.ts';
import { longTexts } from './rules/long-texts.ts';
import { missingFiles } from './rules/missing-files.ts';
import { missingPictures } from './rules/missing-pictures.ts';
import { photoContradictions } from './rules/photo-consistency.ts';
import { placeholders } from './rules/placeholders.ts';
import { repeatedIds, repeatedValues } from './rules/repeated-values.ts';
import { reportOrder } from './rules/report-order.ts';
import type { ContentRule, FileRule } from './rules/rule.ts';
import { socialProfiles } from './rules/social-profiles.ts';
import { storyTargets } from './rules/stories.ts';
import { teamInitials } from './rules/team.ts';
import { wrongTexts } from './rules/texts.ts';
import { contentPaths, invalidContent } from './source-files.ts';
import { namesInFolder } from './uploaded-files.ts';

/** What content may name: its pictures and PDFs, and the pages and files of the site. */
export interface Nameable {
  picture: PictureAddress;
  /** The names of PDFs. */
  files: ReadonlySet<string>;
  links: FileRule;
}

/** Without these a page breaks, a link or picture leads nowhere, or gifts are lost. */
const faultRules: ContentRule[] = [eventTimes, ...donationRules, placeholders];
const faultRulesOfFile = ({ picture, files, links }: Nameable): FileRule[] => [
  missingPictures(picture),
  missingFiles(files),
  repeatedIds,
  links,
];

/** Probably a mistake, but it may be intended. */
const noteRules: ContentRule[] = [
  photoContradictions,
  contradictoryDescriptions,
  contradictoryFigures,
  tooManyPartners,
  unlistedFigures,
  reportOrder,
  storyTargets,
  teamInitials,
  socialProfiles,
];
const noteRulesOfFile: FileRule[] = [repeatedValues, illustrationLabels, wrongTexts];

/** Applies rules to single files. */
export function violations(files: ContentFiles, rules: readonly FileRule[], paths: readonly string[]): Problem[] {
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
    .map((path) =>
      problemAt('samples.json', path, 'is not the path of a content file', { code: 'unknownList', value: path }),
    );
}

/**
 * The faults of content files: nothing with one is published.
 *
 * @param changed the only files that may be invalid; the others have been checked before
 */
export function faultsIn(files: ContentFiles, nameable: Nameable, changed = contentPaths): Found[] {
  return [
    ...invalidContent(files, changed),
    ...violations(files, faultRulesOfFile(nameable), changed),
    ...faultRules.flatMap((rule) => rule(files)),
    ...unknownSamples(files),
    ...unknownFiles(files),
  ];
}

/** The notes on content files. They do not block publication: a person decides. */
export function notesIn(files: ContentFiles, paths = contentPaths): Problem[] {
  const rulesOf = (path: string) => [...noteRulesOfFile, longTexts(path)];
  return [
    ...paths.flatMap((path) => violations(files, rulesOf(path), [path])),
    ...noteRules.flatMap((rule) => rule(files)),
  ];
}

type ContentPlaces = Record<'contentDir' | 'picturesDir' | 'siteDir', string>;

export interface Checked {
  faults: Found[];
  notes: Problem[];
}

export async function checkContent(
  files: ContentFiles,
  { contentDir, picturesDir, siteDir }: ContentPlaces,
  uploaded: { photos: UploadedPhotos; files: ReadonlySet<string> } | undefined = undefined,
): Promise<Checked> {
  const own = await readPictures(picturesDir, contentDir);
  const picture = uploaded ? withUploaded(own, uploaded.photos) : own;
  const pdfs = uploaded?.files ?? new Set(namesInFolder(contentDir));
  const nameable = { picture, files: pdfs, links: await deadLinks(siteDir) };
  return { faults: faultsIn(files, nameable), notes: notesIn(files) };
}
