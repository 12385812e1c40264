import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ContentQuery, nzeteApi } from '@nzete/api-client';
import type { SocialMediaLinks } from '@nzete/api-client/site';
import type { Language } from '@nzete/ui/format';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Router } from 'wouter';
import { createSiteIntl } from '../features/language/createSiteIntl.ts';
import { loadArea } from '../features/language/language.ts';
import { selectMessages, type VisitLanguage, visitStarted } from '../features/language/languageSlice.ts';
import { type AddressRead, chosenIn, type PageAddress } from '../shared/address.ts';
import { preloadParts } from '../shared/laterPart.tsx';
import { sharedMessages } from '../shared/messages.ts';
import { notFoundRoute, routeAt, routes, type SiteRoute, shellReads } from '../shared/routes.ts';
import { OriginContext } from '../shared/server.ts';
import { type DocumentMeta, DocumentMetaContext } from '../shared/useDocumentMeta.tsx';
import { App } from './App.tsx';
import { type CardRequest, cardsFrom, type PreparedCard } from './cards/prepareCard.tsx';
import { type ClientBuild, readClientBuild } from './document/clientBuild.ts';
import { preloadLinks, renderDocument, renderShell } from './document/document.ts';
import { writePageData } from './pageData.ts';
import { createPages } from './pages.ts';
import { type Answer, answersIn, fetchReads, storeAnswers } from './reads.ts';
import { createSiteStore } from './store.ts';

/** What the server knows about a visit to a page. Nothing in it belongs to one visitor: the same request always gives the same page. */
export interface PageRequest extends VisitLanguage {
  /** The path alone, as it is in the route table; any other is "not found". */
  path: string;
  /** What the address says behind the path, as `searchOf` gives it. */
  search: string;
  /** The public address of the site, such as `https://nzete.example`, for links that leave it. */
  origin: string;
  /** Answers a call of the API, in the process. Its address begins with `http://api/`. */
  fetch: (request: Request) => Promise<Response>;
}

/** A page whose data have been read. */
export interface PreparedPage {
  status: 200 | 404;
  /** What the page is made of: as long as it is the same, so is the page. */
  source: string;
  /** Whether the API has answered every read; the browser reads again what is missing. */
  isComplete: boolean;
  /** What a browser should ask for before it has read the document: the value of a `Link` header. */
  links: string;
  /** Renders the whole document. Rejects when a component throws. */
  render: () => Promise<string>;
}

/** What the API server imports from the site's server build. */
export interface SiteRenderer {
  /** The paths of the route table. */
  paths: readonly string[];
  /** Those that are listed for search engines: of two paths with the same page, one. */
  listedPaths: readonly string[];
  /** The document without a page, from which the browser starts alone. */
  shell: (language: Language) => string;
  /** What the page at a path reads of what is behind it in an address; '' when that is nothing. */
  searchOf: (path: string, search: string) => string;
  preparePage: (request: PageRequest) => Promise<PreparedPage>;
  /** The card of a province. Rejects when its record cannot be read. */
  prepareCard: (request: CardRequest) => Promise<PreparedCard>;
  /** The address of the card of the page at a path, drawn by the build. */
  cardOf: (path: string, language: Language) => string | undefined;
}

const modules = import.meta.glob<{ address: PageAddress }>('../routes/*/address.ts', { eager: true });

/** The page's own part of the address, by its folder. */
const addresses = new Map(Object.entries(modules).map(([file, { address }]) => [file.split('/')[2], address]));

/** @param clientFolder where the client build is, of which the documents name the files */
export async function createRenderer(clientFolder: string): Promise<SiteRenderer> {
  const build = await readClientBuild(clientFolder);
  // All code at once: a rendering does not wait.
  const pages = createPages(createSiteStore());
  await Promise.all([...routes, notFoundRoute].map(({ page }) => pages.preload(page)));
  await preloadParts();
  return {
    paths: routes.map(({ path }) => path),
    listedPaths: [...new Set(routes.map(canonicalPath))],
    shell: (language) => renderShell(build, language),
    searchOf: (path, search) => {
      const address = addresses.get(routeAt(path).page);
      return address ? chosenIn(address, search).toString() : '';
    },
    prepareCard: cardsFrom(clientFolder),
    cardOf: (path, language) => build.cardOf(routeAt(path).page, language),
    preparePage: async (request) => {
      const route = routeAt(request.path);
      const answers = await readAnswers(request, route);
      return {
        status: route === notFoundRoute ? 404 : 200,
        source: JSON.stringify(answers),
        isComplete: answers.length === readsOf(request, route).length,
        links: preloadLinks(build, route.page, request.language),
        render: () => renderPage(build, request, route, answers),
      };
    },
  };
}

function readsOf({ search }: PageRequest, { page, reads = [] }: SiteRoute): readonly (ContentQuery | AddressRead)[] {
  const ofAddress = addresses.get(page)?.reads?.(new URLSearchParams(search)) ?? [];
  return [...shellReads, ...reads, ...ofAddress];
}

/** What the API answers now to the reads of a page. What it does not answer is left out: the browser reads it again. */
async function readAnswers(request: PageRequest, route: SiteRoute): Promise<Answer[]> {
  const store = createSiteStore({ baseUrl: 'http://api', fetch: request.fetch, retriesReads: false });
  store.dispatch(visitStarted(visitOf(request)));
  await fetchReads(store, readsOf(request, route));
  const answers = answersIn(store);
  release(store);
  return answers;
}

async function renderPage(
  build: ClientBuild,
  request: PageRequest,
  route: SiteRoute,
  answers: Answer[],
): Promise<string> {
  const store = createSiteStore();
  const pages = createPages(store);
  // From the same data as in the browser, in the same way, so that both render the same.
  const visit = visitOf(request);
  store.dispatch(visitStarted(visit));
  storeAnswers(store, answers);
  await Promise.all([pages.preload(route.page), store.dispatch(loadArea('common'))]);
  const messages = Object.assign({}, ...Object.values(selectMessages(store.getState()) ?? {}));
  const siteName = createSiteIntl(request.language, messages).formatMessage(sharedMessages.name);
  let meta: DocumentMeta = { title: '', description: '' };
  const content = await renderToText(
    <DocumentMetaContext value={(found) => (meta = found)}>
      <OriginContext value={request.origin}>
        <Router ssrPath={request.path} ssrSearch={request.search && `?${request.search}`}>
          <App store={store} pages={pages} />
        </Router>
      </OriginContext>
    </DocumentMetaContext>,
  ).finally(() => release(store));
  return renderDocument(build, {
    ...meta,
    content,
    data: writePageData({ visit, answers }),
    language: request.language,
    siteName,
    profiles: profilesIn(answers),
    origin: request.origin,
    page: route.page,
    path: route === notFoundRoute ? undefined : canonicalPath(route) + (meta.search ? `?${meta.search}` : ''),
  });
}

/** The foundation's profiles on social networks, if the API has answered with them. */
function profilesIn(answers: readonly Answer[]): string[] {
  const links = answers.find(([name]) => name === ('getSocialMediaLinks' satisfies ContentQuery))?.[2];
  return links ? Object.values(links as SocialMediaLinks) : []; // its name says what it is
}

const visitOf = ({ language, isFromAddress, offered }: VisitLanguage): VisitLanguage => ({
  language,
  isFromAddress,
  offered,
});

/** A page with two addresses has one for search engines: the first in the table. */
const canonicalPath = ({ page, path }: SiteRoute) => routes.find((route) => route.page === page)?.path ?? path;

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
