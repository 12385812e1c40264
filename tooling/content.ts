/** Checks the content of this repository more strictly than what staff publish: part of `npm run content:check`. */
import { readContentFiles } from '../apps/api/src/content-files/files.ts';
import { paths } from '../apps/api/src/paths.ts';
import { repositoryProblems } from './content/check.ts';

const { PICTURES_DIR: picturesDir = paths.pictures, SITE_DIR: siteDir = paths.site } = process.env;
const places = { contentDir: paths.content, picturesDir, siteDir };
const problems = await repositoryProblems(await readContentFiles(paths.content), places);
for (const problem of problems) console.warn(problem);
console.log(`${problems.length} problems in the content of this repository`);
if (problems.length > 0) process.exitCode = 1;
