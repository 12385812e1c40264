import './site.css';
import { startSite } from './startSite.tsx';

async function start() {
  const root = document.getElementById('root');
  if (root) await startSite(root);
}

start().catch((error: unknown) => {
  // The page is there all the same; a line on it says that parts of it do not work, and how to load it again.
  document.documentElement.dataset.scriptFailed = '';
  console.error('The site could not start.', error);
});
