/**
 * `npm run translations` prints how many texts there are in each language, and in which state, as
 * the release has them. Needs a build.
 */
import { join } from 'node:path';
import { contentPaths } from '../apps/api/src/content/source-files.ts';
import { readContentFiles } from '../apps/api/src/content-files/files.ts';
import { interfaceDataReader } from '../apps/api/src/translations/interface-data.ts';
import { countStates } from '../apps/api/src/translations/list.ts';
import { textsOfInterface, textsOfList } from '../apps/api/src/translations/read.ts';
import { translated } from '../apps/api/src/translations/schemas.ts';
import { definitionOf } from '../packages/languages/src/index.ts';
import { root } from './lib/files.ts';

const content = await readContentFiles(join(root, 'apps/api/content'));
const data = await interfaceDataReader(join(root, 'apps/site/dist'))();
if (data.messages.size === 0) throw new Error('The site has not been built. Run: npm run build');

const rows = translated.flatMap((language) => {
  const lists = contentPaths.flatMap((path) => {
    const body = content.get(path);
    return textsOfList(path, { body, published: body, draftSavedBy: null }, language, []);
  });
  const messages = textsOfInterface(data, language, { changed: new Map(), checks: new Map(), proposals: new Map() });
  return Object.entries({ Interface: messages, 'Content of the foundation': lists }).map(([of, texts]) => {
    const { missing, drafted } = countStates(texts);
    return { language: definitionOf(language).name, of, texts: texts.length, missing, 'not checked': drafted };
  });
});
console.table(rows);
