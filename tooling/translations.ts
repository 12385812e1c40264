/**
 * Writes the table of texts in docs/translations.md: how many there are in each language, and in
 * which state, as the release has them. Needs a build.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentPaths } from '../apps/api/src/content/source-files.ts';
import { readContentFiles } from '../apps/api/src/content-files/files.ts';
import { interfaceDataReader } from '../apps/api/src/translations/interface-data.ts';
import { countStates } from '../apps/api/src/translations/list.ts';
import { textsOfInterface, textsOfList } from '../apps/api/src/translations/read.ts';
import { translated } from '../apps/api/src/translations/schemas.ts';
import { definitionOf } from '../packages/languages/src/index.ts';
import { root, writeText } from './lib/files.ts';

const file = join(root, 'docs/translations.md');
const begin = '<!-- npm run translations writes this table -->';
const end = '<!-- end of the table -->';

const content = await readContentFiles(join(root, 'apps/api/content'));
const data = await interfaceDataReader(join(root, 'apps/site/dist'))();
if (data.messages.size === 0) throw new Error('The site has not been built. Run: npm run build');

const rows = translated.flatMap((language) => {
  const lists = contentPaths.flatMap((path) => {
    const body = content.get(path);
    return textsOfList(path, { body, draftSavedBy: null }, language, []);
  });
  const messages = textsOfInterface(data, language, { changed: new Map(), checks: new Map() });
  return Object.entries({ Interface: messages, 'Content of the foundation': lists }).map(([what, texts]) => {
    const { missing, drafted } = countStates(texts);
    return `| ${definitionOf(language).name} | ${what} | ${texts.length} | ${missing} | ${drafted} |`;
  });
});
const table = ['| Language | Texts of | Texts | Missing | Not checked |', '|---|---|---:|---:|---:|', ...rows].join(
  '\n',
);

const text = readFileSync(file, 'utf8');
const [before, rest] = text.split(begin);
const after = rest?.split(end)[1];
if (after === undefined) throw new Error(`${file} has no place for the table`);
writeText(file, `${before}${begin}\n\n${table}\n\n${end}${after}`);
