/**
 * Writes the texts of the interface with their descriptions and the glossary for the API server,
 * whose staff translate them: `dist/server/texts.json` of the site. Its build runs this.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/files.ts';
import { readInterfaceTexts } from './lib/interface-texts.ts';

writeFileSync(join(root, 'apps/site/dist/server/texts.json'), JSON.stringify(readInterfaceTexts()));
