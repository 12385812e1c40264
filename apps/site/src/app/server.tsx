import { createHash } from 'node:crypto';
import { nzeteApi } from '@nzete/api-client';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { visitStarted } from '../features/language/languageSlice.ts';
import type { ActionAnswer } from '../shared/formAnswer.ts';
import { isPath } from '../shared/routes.ts';
import type { Catalogues } from '../shared/texts/catalogues.ts';
import { App } from './App.tsx';
import { answersIn, isComplete, storeAnswers } from './answers.ts';
import { createCardDrawer } from './cards/createCardDrawer.tsx';
import { catalogues, textModules } from './catalogues.ts';
import { type DocumentWriter, readDocumentWriter } from './documents.ts';
import { isForm, withForms } from './forms.server.ts';
import { writePageData } from './pageData.ts';
import type {
  ChangedTexts,
  FormDrafts,
  PageRequest,
  RendererBuild,
  Rendering,
  RenderOptions,
  SentForm,
} from './renderer.ts';
import { renderToText } from './renderToText.ts';
import { areaOf, createRoutes } from './routes.tsx';
import { createSiteStore, type SiteStore } from './store.ts';

/** Runs in the API server's render threads. */
export const createRenderer: RendererBuild['createRenderer'] = async (clientFolder) => {
  const documents = await readDocumentWriter(clientFolder);
  return {
    drawCard: createCardDrawer(clientFolder),
    renderPage: async (request, options, { fetch, drafts }) => {
      const store = createSiteStore({ baseUrl: 'http://api', fetch, retriesReads: false });
      try {
        return await renderPage({ request, options, store, drafts, documents });
      } finally {
        // Stops the timers that remove unused answers; they would keep the store in memory.
        store.dispatch(nzeteApi.util.resetApiState());
      }
    },
  };
};

interface PageToRender {
  request: PageRequest;
  options: RenderOptions;
  store: SiteStore;
  drafts: FormDrafts;
  documents: DocumentWriter;
}

async function renderPage({ request, options, store, drafts, documents }: PageToRender): Promise<Rendering> {
  const { path, search, language, isFromAddress, offered, isLater, savesData } = request;
  const { origin, keptSource, form } = options;
  const visit = { language, isFromAddress, offered };
  store.dispatch(visitStarted(visit));
  const handler = createStaticHandler(withForms(createRoutes(store), { store, drafts }));
  const found = isPath(path) && (!form || (await isForm(requestOf(path, search, form)))) ? path : undefined;
  const context = await handler.query(requestOf(found ?? '/*', search, found && form));
  if (context instanceof Response) {
    const location = context.headers.get('location');
    if (!location) throw new Error(`The page at ${path} responded with status ${context.status}`);
    return { status: context.status, location, source: '', isComplete: true };
  }
  const formAnswer: ActionAnswer | undefined = Object.values(context.actionData ?? {})[0];
  // The shell has forms too.
  if (formAnswer) context.actionData = { ...context.actionData, root: formAnswer };

  const answers = answersIn(store);
  const area = areaOf(found ?? '*');
  const texts =
    options.texts && textsIn(options.texts, [catalogues.get(language, 'common'), catalogues.get(language, area)]);
  const shown = JSON.stringify(texts ? [answers, texts] : answers);
  const source = createHash('sha256').update(shown).digest('base64url');
  const read = { status: found ? context.statusCode : 404, source, isComplete: isComplete(store) };
  // If the API does not respond, the cached page is better than one without content.
  if (keptSource !== undefined && (source === keptSource || !read.isComplete)) return read;

  // The store keeps only successful responses, as in the browser; failed queries run again there.
  store.dispatch(nzeteApi.util.resetApiState());
  storeAnswers(store, answers);
  const router = createStaticRouter(handler.dataRoutes, context);
  const modules = [moduleOf(context), ...textModules(language, area)];
  const savedBytes = await documents.savedBytes(modules);
  const sections = new Set<string>();
  const onSection = (module: string) => void sections.add(module);
  const html = await renderToText(
    // React writes the elements of the head before the root.
    <div id="root">
      <App
        store={store}
        catalogues={withTexts(texts)}
        visit={{ origin, savesData, savedBytes, path: found ?? '/*', onSection }}
      >
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </div>,
  );
  const data = writePageData({ visit, origin, savedBytes, answers, texts, formAnswer });
  const isWhole = formAnswer !== undefined;
  const page = { language, modules: [...modules, ...sections], html, data, isLater, isWhole, savesData };
  return { ...read, html: await documents.write(page) };
}

/** The module of a page (`vite/moduleIds.ts`). */
function moduleOf({ matches }: StaticHandlerContext): string {
  const { path, handle } = matches.at(-1)?.route ?? {};
  if (typeof handle !== 'string') throw new Error(`The page at ${path} has no module. Build the site again.`);
  return handle;
}

const requestOf = (path: string, search: string, form?: SentForm) =>
  new Request(`http://site${path}?${search}`, {
    ...(form && { method: 'POST', headers: { 'content-type': form.type }, body: form.body }),
  });

/** Those of the catalogues that a page loads. */
const textsIn = (texts: ChangedTexts, messages: readonly object[]): ChangedTexts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => messages.some((own) => Object.hasOwn(own, key))));

/** All requests share the catalogues, so they stay as they are. */
const withTexts = (texts: ChangedTexts | undefined): Catalogues =>
  texts
    ? { ...catalogues, get: (language, area) => Object.assign({}, catalogues.get(language, area), texts) }
    : catalogues;
