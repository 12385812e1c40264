import { identityDocumentsPath } from '@nzete/domain';
import { cardOf } from '../shared/meta/previewImage.ts';
import { allPaths, canonicalPath, isPath, pageOf, paths, privatePaths, unlistedPaths } from '../shared/routes.ts';
import { canonicalSearch, hasTyped, type SearchSchema } from '../shared/searchParams.ts';
import { readClientBuild } from './clientBuild.ts';
import { readTemplate } from './documentTemplate.ts';
import { pageTexts } from './pageTexts.ts';
import type { RouteTableBuild } from './renderer.ts';

const modules = import.meta.glob<{ search: SearchSchema }>('../routes/*/search.ts', { eager: true });

/** Runs in the main thread of the API server, so it imports no component. */
export const readRouteTable: RouteTableBuild['readRouteTable'] = async (clientFolder) => {
  // The renderer needs the manifest: a build without one is refused at the start.
  const [template] = await Promise.all([readTemplate(clientFolder), readClientBuild(clientFolder)]);
  return {
    paths: [...allPaths, ...unlistedPaths],
    filePaths: [paths.partners, paths.partnerCollaboration, identityDocumentsPath],
    privatePaths,
    listedPaths: [...new Set(allPaths.map(canonicalPath))],
    searchOf: (path, query) => {
      const schema = (isPath(path) && modules[`../routes/${pageOf(path)}/search.ts`]?.search) || {};
      const params = new URLSearchParams(query);
      return { search: canonicalSearch(schema, params), isTyped: hasTyped(schema, params) };
    },
    shell: (language, savesData) => template.write({ language, savesData }, {}),
    pageTexts,
    cardOf,
  };
};
