import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { nzeteApi } from '@nzete/api-client';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { loadTexts } from '../features/language/language.ts';
import { visitStarted } from '../features/language/languageSlice.ts';
import { cardOf } from '../shared/meta/previewImage.ts';
import { canonicalPath, type Path, pageOf, paths } from '../shared/routes.ts';
import { canonicalSearch, type SearchSchema } from '../shared/searchParams.ts';
import { App } from './App.tsx';
import { type Answer, answersIn, isComplete, storeAnswers } from './answers.ts';
import { cardsFrom } from './cards/prepareCard.tsx';
import { type Documents, readDocuments } from './documents.ts';
import { writePageData } from './pageData.ts';
import type { PageRequest, ServerBuild } from './renderer.ts';
import { areaOf, createRoutes } from './routes.tsx';
import { createSiteStore } from './store.ts';

const allPaths: readonly Path[] = Object.values(paths);
const isPath = (path: string): path is Path => allPaths.some((each) => each === path);

const modules = import.meta.glob<{ search: SearchSchema }>('../routes/*/search.ts', { eager: true });

export const createRenderer: ServerBuild['createRenderer'] = async (clientFolder) => {
  const documents = await readDocuments(clientFolder);
  return {
    paths: allPaths,
    listedPaths: [...new Set(allPaths.map(canonicalPath))],
    shell: documents.shell,
    searchOf: (path, search) => {
      const schema = isPath(path) && modules[`../routes/${pageOf(path)}/search.ts`]?.search;
      return schema ? canonicalSearch(schema, new URLSearchParams(search)) : '';
    },
    prepareCard: cardsFrom(clientFolder),
    cardOf,
    preparePage: async (request) => {
      const store = createSiteStore({ baseUrl: 'http://api', fetch: request.fetch, retriesReads: false });
      store.dispatch(visitStarted(visitOf(request)));
      const handler = createStaticHandler(createRoutes(store));
      const context = await handler.query(requestOf(request));
      if (context instanceof Response) throw new Error(`The page at ${request.path} answers with ${context.status}`);
      const answers = answersIn(store);
      const complete = isComplete(store);
      release(store);
      return {
        status: isPath(request.path) ? 200 : 404,
        source: JSON.stringify(answers),
        isComplete: complete,
        render: () => renderPage(documents, request, { handler, context }, answers),
      };
    },
  };
};

const requestOf = ({ path, search }: PageRequest) => new Request(`http://site${isPath(path) ? path : '/*'}?${search}`);

const visitOf = ({ language, isFromAddress, offered }: PageRequest) => ({ language, isFromAddress, offered });

/** From the same data as in the browser, in the same way, so that both render the same. */
async function renderPage(
  documents: Documents,
  request: PageRequest,
  { handler, context }: { handler: StaticHandler; context: StaticHandlerContext },
  answers: Answer[],
): Promise<string> {
  const { language, origin, path } = request;
  const store = createSiteStore();
  const visit = visitOf(request);
  store.dispatch(visitStarted(visit));
  storeAnswers(store, answers);
  const area = areaOf(isPath(path) ? path : '*');
  await Promise.all([store.dispatch(loadTexts('common')), store.dispatch(loadTexts(area))]);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = await renderToText(
    // React writes the elements of the head before the root.
    <div id="root">
      <App store={store} origin={origin}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </div>,
  ).finally(() => release(store));
  return documents.render({ language, area, html, data: writePageData({ visit, origin, answers }) });
}

/** Ends the timers by which the client forgets answers after a while; they would keep the store in memory as long. */
const release = (store: ReturnType<typeof createSiteStore>) => store.dispatch(nzeteApi.util.resetApiState());

/**
 * By this attribute react-aria hides the input of a switch. The policy refuses every style attribute in a page, and the design system hides
 * the input by a class as well.
 */
const refusedStyle =
  ' style="border:0;clip:rect(0 0 0 0);clip-path:inset(50%);height:1px;margin:-1px;overflow:hidden;padding:0;position:absolute;width:1px;white-space:nowrap"';

/** The markup of an element, in one piece. Unlike `renderToString` it rejects when a component throws inside a Suspense boundary. */
function renderToText(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe } = renderToPipeableStream(element, {
      // Never a part behind the rest, which an inline script would have to put in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
      onAllReady: () => {
        if (failure) reject(failure);
        else resolve(text(pipe(new PassThrough())).then((markup) => markup.replaceAll(refusedStyle, '')));
      },
      onShellError: reject,
    });
  });
}
