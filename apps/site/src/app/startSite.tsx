import { isLanguage } from '@nzete/ui/format';
import { startTransition } from 'react';
import { hasStoredToken } from '../features/auth/storedToken.ts';
import { loadArea, restoreLanguage } from '../features/language/language.ts';
import { type VisitLanguage, visitStarted } from '../features/language/languageSlice.ts';
import { markInteractive } from '../shared/earlyInput.ts';
import { routeAt } from '../shared/routes.ts';
import { App } from './App.tsx';
import { showDisplayFont } from './displayFont.ts';
import { readPageData } from './pageData.ts';
import { fetchPageStyles } from './pageStyles.ts';
import { createPages } from './pages.ts';
import { refetchFailed, storeAnswers } from './reads.ts';
import { createSiteStore, type SiteStore } from './store.ts';

/** The language when the server has not rendered the page: it has only named one, by the address or its cookie. */
function languageOfDocument(): VisitLanguage {
  const { lang } = document.documentElement;
  const isFromAddress = isLanguage(new URLSearchParams(window.location.search).get('lang'));
  return { language: isLanguage(lang) ? lang : 'en', isFromAddress, offered: null };
}

/**
 * Hydrates the page that the server has rendered, or renders it when the server has sent none. Rejects when its code or texts do not come.
 *
 * React's renderer is half of the code and travels in a file of its own: what does not need it is done while it is on its way.
 */
export async function startSite(root: HTMLElement) {
  const renderer = import('react-dom/client');
  renderer.catch(() => {}); // awaited below
  const data = readPageData();
  await nextTask();
  const store = createSiteStore();
  const pages = createPages(store, fetchPageStyles);
  window.addEventListener('online', () => refetchFailed(store));
  store.dispatch(visitStarted(data?.visit ?? languageOfDocument()));
  const code = pages.preload(routeAt(window.location.pathname).page);
  await store.dispatch(loadArea('common'));
  if (data) {
    await code;
    storeAnswers(store, data.answers);
  } else {
    // What does not come, the page says itself.
    await code.catch(() => {});
  }
  const ready = () => {
    markInteractive(root);
    showDisplayFont().catch(() => {}); // the fallback stays
    whenIdle(() => restoreVisitor(store));
  };
  const { createRoot, hydrateRoot } = await renderer;
  await nextTask();
  const app = <App store={store} pages={pages} onReady={ready} />;
  // As a transition, React works in slices and leaves the phone free to answer a touch.
  startTransition(() => {
    if (data) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

/** Ends a task: all in one would be the longest of a visit on a slow phone, and between two of them a touch is answered. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** What an earlier visit has left: a language of which the server did not know, and a sign-in. Storage takes long to open on a slow phone. */
function restoreVisitor(store: SiteStore) {
  store.dispatch(restoreLanguage()).catch((error: unknown) => console.error('The texts did not come.', error));
  // Hardly any visitor has signed in; only they need this code.
  if (hasStoredToken())
    void import('../features/auth/auth.ts').then(({ restoreSession }) => store.dispatch(restoreSession()));
}

/** Safari has no idle callbacks. */
const whenIdle = (task: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task));
