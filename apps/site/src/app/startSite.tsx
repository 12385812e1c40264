import { isLanguage } from '@nzete/ui/format';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { hasStoredToken } from '../features/auth/storedToken.ts';
import { loadTexts, restoreLanguage } from '../features/language/language.ts';
import { type VisitLanguage, visitStarted } from '../features/language/languageSlice.ts';
import { markInteractive } from '../shared/earlyInput.ts';
import { LoadPageContext } from '../shared/loadPage.ts';
import { savesData } from '../shared/savesData.ts';
import { whenIdle } from '../shared/whenIdle.ts';
import { App } from './App.tsx';
import { storeAnswers } from './answers.ts';
import { setChangedTexts } from './catalogues.ts';
import { showDisplayFont } from './displayFont.ts';
import { createFirstPage } from './firstPage.ts';
import { readPageData } from './pageData.ts';
import { refetchFailed } from './refetchFailed.ts';
import { reloadWhenBuildIsGone } from './staleBuild.ts';
import { createSiteStore, type SiteStore } from './store.ts';

/** The language if the server did not render the page: then it only set it on the document. */
function languageOfDocument(): VisitLanguage {
  const { lang } = document.documentElement;
  const isFromAddress = isLanguage(new URLSearchParams(window.location.search).get('lang'));
  return { language: isLanguage(lang) ? lang : 'en', isFromAddress, offered: null };
}

/**
 * Hydrates the page, or renders it if the server has not. Rejects when its code or texts fail to
 * load.
 */
export async function startSite(root: HTMLElement) {
  reloadWhenBuildIsGone();
  const data = readPageData();
  // Offline the service worker may start a page from the document of another.
  const isRendered = root.firstElementChild !== null;
  const store = createSiteStore();
  window.addEventListener('online', () => refetchFailed(store));
  store.dispatch(visitStarted(data?.visit ?? languageOfDocument()));
  setChangedTexts(data?.texts);
  const page = createFirstPage(store, window.location, data?.formAnswer);
  await Promise.all([store.dispatch(loadTexts('common')), isRendered ? page.load() : page.load().catch(() => {})]);
  // Those of the pages and languages to come are not in this document.
  if (data?.texts) setChangedTexts(true);
  if (data) storeAnswers(store, data.answers);

  const router = createBrowserRouter(page.routes, { hydrationData: page.hydrationData });
  const { pathname } = router.state.location;
  const nextPage = new Promise<void>((resolve) => {
    router.subscribe(({ location }) => {
      if (location.pathname !== pathname) resolve();
    });
  });
  const visit = {
    origin: data?.origin ?? window.location.origin,
    savesData: savesData(),
    savedBytes: data?.savedBytes ?? 0,
    path: pathname,
  };
  const ready = () => {
    markInteractive(root);
    if (!visit.savesData) showDisplayFont(nextPage).catch(() => {}); // the fallback stays
    whenIdle(() => restoreVisitor(store));
  };
  const app = (
    <App store={store} visit={visit} onReady={ready}>
      <LoadPageContext value={(path) => createFirstPage(store, { pathname: path }).load()}>
        <RouterProvider router={router} />
      </LoadPageContext>
    </App>
  );
  // As a transition, React yields to input while it hydrates. Without the server's HTML it must not
  // yield: `RouterProvider` subscribes when it is mounted, and would miss that the page has failed.
  if (isRendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** Restores the language and the session of an earlier visit. */
function restoreVisitor(store: SiteStore) {
  store.dispatch(restoreLanguage()).catch((error: unknown) => console.error('The texts failed to load.', error));
  // Loaded only for the few visitors who have signed in.
  if (hasStoredToken())
    void import('../features/auth/auth.ts').then(({ restoreSession }) => store.dispatch(restoreSession()));
}
