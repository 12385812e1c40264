/** Says where a translation uses another word than `docs/glossary.md` for one of its terms: `npm run glossary`. */
import { glossaryProblems, readGlossary } from './lib/glossary.ts';
import { allTexts } from './lib/texts.ts';

const texts = Object.values(await allTexts()).flat();
const problems = glossaryProblems(texts, readGlossary());
for (const problem of problems) console.warn(problem);
console.log(`${texts.length} texts, ${problems.length} that disagree with docs/glossary.md`);
if (problems.length > 0) process.exitCode = 1;
