import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { hasStoredToken } from '../features/auth/storedToken.ts';
import { findInitialLanguage } from '../features/language/language.ts';
import { languageChanged } from '../features/language/languageSlice.ts';
import { App } from './App.tsx';
import { prepareFirstView } from './firstView.ts';
import { refetchFailed } from './refetchFailed.ts';
import { endSplash } from './splash.ts';
import { createSiteStore } from './store.ts';
import './site.css';

async function start(root: HTMLElement) {
  const store = createSiteStore();
  window.addEventListener('online', () => refetchFailed(store));
  store.dispatch(languageChanged(findInitialLanguage()));
  // Hardly any visitor has signed in; only they need this code.
  if (hasStoredToken())
    void import('../features/auth/auth.ts').then(({ restoreSession }) => store.dispatch(restoreSession()));
  await prepareFirstView(store);
  // As a transition, React renders in slices and leaves the phone room to answer a touch.
  startTransition(() => {
    createRoot(root).render(<App store={store} onReady={() => endSplash(root)} />);
  });
}

function startOrSay() {
  const root = document.getElementById('root');
  // When the texts cannot be fetched the splash stays, and its own line offers to load the page again.
  if (root) start(root).catch((error: unknown) => console.error('The site could not start.', error));
}

// Not in the task that evaluates the code, on a slow phone the longest of a visit: between the two a touch is answered.
setTimeout(startOrSay);
