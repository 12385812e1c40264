import { nzeteApi } from '@nzete/api-client';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { visitStarted } from '../features/language/languageSlice.ts';
import { cardOf } from '../shared/meta/previewImage.ts';
import { allPaths, canonicalPath, type Path, pageOf } from '../shared/routes.ts';
import { canonicalSearch, hasTyped, type SearchSchema } from '../shared/searchParams.ts';
import { App } from './App.tsx';
import { type Answer, answersIn, isComplete, storeAnswers } from './answers.ts';
import { cardsFrom } from './cards/prepareCard.tsx';
import { type Documents, readDocuments } from './documents.ts';
import { writePageData } from './pageData.ts';
import type { PageRequest, ServerBuild } from './renderer.ts';
import { renderToText } from './renderToText.ts';
import { areaOf, createRoutes } from './routes.tsx';
import { createSiteStore, type SiteStore } from './store.ts';

const isPath = (path: string): path is Path => allPaths.some((each) => each === path);

const modules = import.meta.glob<{ search: SearchSchema }>('../routes/*/search.ts', { eager: true });

export const createRenderer: ServerBuild['createRenderer'] = async (clientFolder) => {
  const documents = await readDocuments(clientFolder);
  return {
    paths: allPaths,
    listedPaths: [...new Set(allPaths.map(canonicalPath))],
    shell: documents.shell,
    searchOf: (path, query) => {
      const schema = (isPath(path) && modules[`../routes/${pageOf(path)}/search.ts`]?.search) || {};
      const params = new URLSearchParams(query);
      return { search: canonicalSearch(schema, params), isTyped: hasTyped(schema, params) };
    },
    prepareCard: cardsFrom(clientFolder),
    cardOf,
    readPage: async (request, fetch) => {
      const store = createSiteStore({ baseUrl: 'http://api', fetch, retriesReads: false });
      await loadPage(store, request);
      const read = {
        status: isPath(request.path) ? 200 : 404,
        answers: JSON.stringify(answersIn(store)),
        isComplete: isComplete(store),
      } as const;
      release(store);
      return read;
    },
    renderPage: (request, answers, origin) => renderPage(documents, { request, answers: JSON.parse(answers), origin }),
  };
};

const requestOf = ({ path, search }: PageRequest) => new Request(`http://site${isPath(path) ? path : '/*'}?${search}`);

/** Runs the loaders of a page. */
async function loadPage(store: SiteStore, request: PageRequest, options?: { readsApi: boolean }) {
  store.dispatch(visitStarted(visitOf(request)));
  const handler = createStaticHandler(createRoutes(store, options));
  const context = await handler.query(requestOf(request));
  if (context instanceof Response) throw new Error(`The page at ${request.path} answers with ${context.status}`);
  return { router: createStaticRouter(handler.dataRoutes, context), context };
}

const visitOf = ({ language, isFromAddress, offered }: PageRequest) => ({ language, isFromAddress, offered });

interface PageToRender {
  request: PageRequest;
  answers: Answer[];
  origin: string;
}

/** Renders from the same data as the browser, so that both render the same. */
async function renderPage(documents: Documents, { request, answers, origin }: PageToRender): Promise<string> {
  const { language, path } = request;
  const store = createSiteStore();
  const { router, context } = await loadPage(store, request, { readsApi: false });
  storeAnswers(store, answers);
  const html = await renderToText(
    // React writes the elements of the head before the root.
    <div id="root">
      <App store={store} origin={origin}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </div>,
  ).finally(() => release(store));
  const area = areaOf(isPath(path) ? path : '*');
  return documents.render({ language, area, html, data: writePageData({ visit: visitOf(request), origin, answers }) });
}

/** Stops the timers for unused cache entries, which would keep the store in memory. */
const release = (store: SiteStore) => store.dispatch(nzeteApi.util.resetApiState());
