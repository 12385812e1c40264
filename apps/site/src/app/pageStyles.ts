import { commonPages } from './commonPages.ts';

const common = 'link[rel="stylesheet"][href^="/assets/site-"]';

/**
 * Fetches the sheet of a page, beside that of the site (`vite/splitStyles.ts`). The document that the server has rendered names that of its own
 * page. Rejects when it does not come. Under the dev server there is one sheet for everything, and nothing to fetch.
 */
export async function fetchPageStyles(page: string): Promise<void> {
  const href = document.querySelector(common)?.getAttribute('href')?.replace('/site-', `/${page}-`);
  if (!href || commonPages.includes(page) || document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      // The next attempt asks again.
      link.remove();
      reject(new Error(`The styles of the page "${page}" did not come.`));
    };
    document.head.append(link);
  });
}
