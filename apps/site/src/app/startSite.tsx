import { isLanguage } from '@nzete/ui/format';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { hasStoredToken } from '../features/auth/storedToken.ts';
import { loadTexts, restoreLanguage } from '../features/language/language.ts';
import { type VisitLanguage, visitStarted } from '../features/language/languageSlice.ts';
import { markInteractive } from '../shared/earlyInput.ts';
import { App } from './App.tsx';
import { storeAnswers } from './answers.ts';
import { showDisplayFont } from './displayFont.ts';
import { readPageData } from './pageData.ts';
import { refetchFailed } from './refetchFailed.ts';
import { areaOf, createRoutes } from './routes.tsx';
import { reloadWhenBuildIsGone } from './staleBuild.ts';
import { createSiteStore, type SiteStore } from './store.ts';

/** The language when the server has not rendered the page: it has only named one, by the address or its cookie. */
function languageOfDocument(): VisitLanguage {
  const { lang } = document.documentElement;
  const isFromAddress = isLanguage(new URLSearchParams(window.location.search).get('lang'));
  return { language: isLanguage(lang) ? lang : 'en', isFromAddress, offered: null };
}

/**
 * Hydrates the page that the server has rendered, or renders it when the server has sent none. Rejects when its code
 * or texts do not come.
 */
export async function startSite(root: HTMLElement) {
  reloadWhenBuildIsGone();
  const data = readPageData();
  const store = createSiteStore();
  window.addEventListener('online', () => refetchFailed(store));
  store.dispatch(visitStarted(data?.visit ?? languageOfDocument()));
  const page = createPage(store);
  await Promise.all([store.dispatch(loadTexts('common')), data ? page.load() : page.load().catch(() => {})]);
  if (data) storeAnswers(store, data.answers);

  const ready = () => {
    markInteractive(root);
    showDisplayFont().catch(() => {}); // the fallback stays
    whenIdle(() => restoreVisitor(store));
  };
  const app = (
    <App store={store} origin={data?.origin ?? window.location.origin} onReady={ready}>
      <RouterProvider router={page.createRouter()} />
    </App>
  );
  // As a transition, React works in slices and leaves the phone free to answer a touch.
  startTransition(() => {
    if (data) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

/** The first page. Its code is there before the router starts, as React Router asks of routes that are hydrated. */
function createPage(store: SiteStore) {
  const routes = createRoutes(store);
  const matches = matchRoutes(routes, window.location) ?? [];
  return {
    load: () =>
      Promise.all(
        matches.map(async ({ route }) => {
          if (typeof route.lazy !== 'function') return;
          const [module] = await Promise.all([route.lazy(), store.dispatch(loadTexts(areaOf(route.path)))]);
          Object.assign(route, module, { lazy: undefined });
        }),
      ),
    createRouter: () => {
      // Loaders give nothing: what they read is in the store, or is fetched by the components that show it.
      const loaderData = Object.fromEntries(matches.map(({ route }) => [route.id, null]));
      return createBrowserRouter(routes, { hydrationData: { loaderData } });
    },
  };
}

/** What an earlier visit has left: a language of which the server did not know, and a sign-in. */
function restoreVisitor(store: SiteStore) {
  store.dispatch(restoreLanguage()).catch((error: unknown) => console.error('The texts did not come.', error));
  // Hardly any visitor has signed in; only they need this code.
  if (hasStoredToken())
    void import('../features/auth/auth.ts').then(({ restoreSession }) => store.dispatch(restoreSession()));
}

/** Safari has no idle callbacks. */
const whenIdle = (task: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task));
