/** `npm run glossary`: lists translations that do not use the words of `docs/glossary.md`. */
import { glossaryProblems, readGlossary } from './lib/glossary.ts';
import { allTexts } from './lib/texts.ts';

const texts = Object.values(allTexts()).flat();
const problems = glossaryProblems(texts, readGlossary());
for (const problem of problems) console.warn(problem);
console.log(`${texts.length} texts, ${problems.length} do not match docs/glossary.md`);
if (problems.length > 0) process.exitCode = 1;
