import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readCourseList, readCourseSamples } from '../courses/source.ts';
import { readUpdateSeeds } from '../partnership-updates/seed.ts';
import { StartupError } from '../startup-error.ts';
import { InvalidFile, problemAt, readJsonFile } from './json-file.ts';
import { readPictures } from './pictures.ts';
import { contentResources } from './resources/index.ts';
import { deadLinks } from './rules/dead-links.ts';
import { contradictoryFigures } from './rules/figures.ts';
import { contradictoryDescriptions, describedAsTheyAre } from './rules/illustrations.ts';
import { missingPictures } from './rules/missing-pictures.ts';
import { photoContradictions } from './rules/photo-consistency.ts';
import { photoLists } from './rules/photo-lists.ts';
import { repeatedValues } from './rules/repeated-values.ts';
import { reportOrder } from './rules/report-order.ts';
import type { FolderRule, Rule } from './rules/rule.ts';
import { sampleNotices } from './rules/sample-notices.ts';
import { storyTargets } from './rules/stories.ts';
import { teamInitials } from './rules/team.ts';
import { wrongTexts } from './rules/texts.ts';
import { wallets } from './rules/wallets.ts';
import { readSamples } from './samples.ts';
import { contentPaths, readSource } from './source-files.ts';

const folderRules: FolderRule[] = [
  ...photoLists,
  photoContradictions,
  contradictoryDescriptions,
  contradictoryFigures,
  reportOrder,
  storyTargets,
  teamInitials,
  sampleNotices,
  wallets,
];

/** All that a reader of the server finds wrong. */
async function problemsOf(reading: Promise<unknown>): Promise<string[]> {
  try {
    await reading;
    return [];
  } catch (error) {
    if (error instanceof InvalidFile) return error.problems;
    if (error instanceof StartupError) return [error.message];
    throw error;
  }
}

async function ruleViolations(folder: string, name: string, rules: Rule[]): Promise<string[]> {
  const file = join(folder, name);
  // A file that is missing or broken is reported by its reader.
  const content = await readJsonFile(file).catch(() => undefined);
  return rules.flatMap((rule) => rule(content)).map(({ place, what }) => problemAt(file, place, what));
}

async function unknownFiles(folder: string): Promise<string[]> {
  const known = new Set(contentPaths.map((path) => `${path.slice(1)}.json`));
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const unknown = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json') && !known.has(file));
  return unknown.map((file) => `No call reads the content file ${join(folder, file)}.`);
}

async function unknownSamples(folder: string): Promise<string[]> {
  const samples = await readSamples(folder).catch(() => ({}));
  const known = new Set<string>(contentPaths);
  const unknown = Object.keys(samples).filter((path) => !known.has(path));
  return unknown.map((path) => problemAt(join(folder, 'samples.json'), path, 'is the path of no content'));
}

/** Where the photos, the drawn pictures and the built site are, which the content names. */
type ContentPlaces = Record<'contentDir' | 'picturesDir' | 'siteDir', string>;

/**
 * Checks every content file, without a database.
 *
 * @param folder of the files; the photos that they name are always in `contentDir`.
 * @returns all that is wrong, each with its file and its place in it; empty when nothing is.
 * @throws {StartupError} when the pictures have not been drawn, or the built site is incomplete.
 */
export async function checkContent(
  folder: string,
  { contentDir, picturesDir, siteDir }: ContentPlaces,
): Promise<string[]> {
  const rules = [
    missingPictures(await readPictures(picturesDir, contentDir)),
    repeatedValues,
    describedAsTheyAre,
    wrongTexts,
    await deadLinks(siteDir),
  ];
  const problems = await Promise.all([
    ...contentResources.map((resource) => problemsOf(readSource(folder, resource))),
    ...contentPaths.map((path) => ruleViolations(folder, `${path}.json`, rules)),
    ...folderRules.map((rule) => rule(folder)),
    problemsOf(readUpdateSeeds(folder)),
    problemsOf(readCourseList(folder)),
    problemsOf(readCourseSamples(folder)),
    problemsOf(readSamples(folder)),
    unknownSamples(folder),
    unknownFiles(folder),
  ]);
  return problems.flat();
}
