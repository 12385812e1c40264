import './site.css';
import { followScroll } from './followScroll.ts';
import { startSite } from './startSite.tsx';

async function start() {
  // Set by the early script, in browsers that lack what the code needs.
  if ('unsupported' in document.documentElement.dataset) return;
  const root = document.getElementById('root');
  if (root) await startSite(root);
  followScroll();
}

start().catch((error: unknown) => {
  // The server's HTML stays, with a note on how to reload it (`ScriptFailedNote`).
  document.documentElement.dataset.scriptFailed = '';
  console.error('The site failed to start.', error);
});
