import './site.css';
import { endSplash } from './splash.ts';

/**
 * Runs code for the first time, in a task of its own: all at once it is the longest task of a visit on a slow phone, and between two tasks a touch
 * is answered. It travels in one file all the same (see `vite.config.ts`).
 */
const inOwnTask = <Module,>(load: () => Promise<Module>) =>
  new Promise<Module>((resolve) => setTimeout(() => resolve(load())));

async function start() {
  endSplash();
  const root = document.getElementById('root');
  if (!root) return;
  await inOwnTask(() => import('./store.ts'));
  await inOwnTask(() => import('react-dom/client'));
  const { startSite } = await inOwnTask(() => import('./startSite.tsx'));
  await startSite(root);
}

start().catch((error: unknown) => {
  // The page is there all the same; a line on it says that parts of it do not work, and how to load it again.
  document.documentElement.dataset.scriptFailed = '';
  console.error('The site could not start.', error);
});
