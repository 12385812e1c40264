import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartupError } from '../startup-error.ts';
import type { Lang } from '../text/languages.ts';

/** What a page depends on, and nothing that belongs to one visitor: the same request always gives the same page. */
export interface PageRequest {
  /** The path alone; any that is not among `paths` is "not found". */
  path: string;
  /** What the address says behind the path, as `searchOf` gives it. */
  search: string;
  language: Lang;
  /** The language came with the address (`?lang=fr`), so that links carry it on. */
  isFromAddress: boolean;
  /** A language that is offered to a visitor who has chosen none. */
  offered: Lang | null;
  /** The public address of the site. */
  origin: string;
  /** Answers a call of the API; its address begins with `http://api/`. */
  fetch: (request: Request) => Promise<Response>;
}

/** A page whose data have been read. */
export interface PreparedPage {
  status: number;
  /** What the page is made of: as long as it is the same, so is the page. */
  source: string;
  /** Whether the API has answered every read; the browser reads again what is missing. */
  isComplete: boolean;
  /** What a browser should ask for before it has read the document: the value of a `Link` header. */
  links: string;
  /** The whole document. Rejects when a component throws. */
  render: () => Promise<string>;
}

/** Which card is asked for: a province or a report, as a picture for link previews. */
interface CardRequest extends Pick<PageRequest, 'language' | 'fetch'> {
  /** ISO 3166-2 of a province, `CD-KN`, or a report: `report-6`. */
  name: string;
}

/** A card of which is known what it shows. */
export interface PreparedCard {
  /** What it is made of: as long as it is the same, so is the card. */
  source: string;
  /** The PNG. Takes some ten milliseconds of this thread. */
  draw: () => Promise<Buffer>;
}

/** The contract of `server/site.js`, which the site's build writes: it renders the pages. */
interface SiteRenderer {
  paths: readonly string[];
  /** Those that are listed for search engines: of two paths with the same page, one. */
  listedPaths: readonly string[];
  /** The document without a page, from which the browser starts alone. */
  shell: (language: Lang) => string;
  /** What the page at a path reads of what is behind it in an address, in one spelling; '' when that is nothing. */
  searchOf: (path: string, search: string) => string;
  preparePage: (request: PageRequest) => Promise<PreparedPage>;
  /** Rejects when what the card shows cannot be read. */
  prepareCard: (request: CardRequest) => Promise<PreparedCard>;
  /** The address of the card of the page at a path, which the site's build has drawn. */
  cardOf: (path: string, language: Lang) => string | undefined;
}

/** The built site. */
export interface Site extends SiteRenderer {
  /** The folder of the files that browsers fetch. */
  folder: string;
}

interface ServerBuild {
  createRenderer: (clientFolder: string) => Promise<SiteRenderer>;
}

/** Opens the built site, or gives `undefined` when it has not been built (the API then serves alone). */
export async function openSite(folder: string | undefined): Promise<Site | undefined> {
  const serverBuild = folder && join(folder, 'server/site.js');
  if (!serverBuild || !existsSync(serverBuild)) return undefined;
  const client = join(folder, 'client');
  try {
    const { createRenderer }: ServerBuild = await import(pathToFileURL(serverBuild).href);
    return { ...(await createRenderer(client)), folder: client };
  } catch (error) {
    throw new StartupError(`The site in ${folder} cannot be used: ${(error as Error).message}. Build the site again.`);
  }
}
