import { offlineTexts } from '../features/offline/texts.ts';
import { cacheNames } from './keep.ts';

/** A page that the visitor has read, in one language. */
export interface Visit {
  /** Path and query string. */
  href: string;
  title: string;
  language: string;
  /** When it was last read with a network, in ISO 8601. */
  at: string;
}

/** Stands beside the visits, whose keys are paths of pages. */
const LANGUAGE_KEY = '/.language';
const MAX_VISITS = 100;

const open = () => caches.open(cacheNames.visits);

/** The key of a page in a language: its address with `?lang`, without a fragment. */
export function pageKey(address: string, language: string): string {
  const url = new URL(address);
  url.hash = '';
  url.searchParams.set('lang', language);
  return url.href;
}

/**
 * The language of an address: its `?lang`, else that of the last page that was read without one,
 * else that of the last page.
 */
export async function languageOf(address: string): Promise<string> {
  const inAddress = new URL(address).searchParams.get('lang');
  if (inAddress && Object.hasOwn(offlineTexts, inAddress)) return inAddress;
  const last = await (await open()).match(LANGUAGE_KEY);
  return (await last?.text()) ?? (await allVisits())[0]?.language ?? 'en';
}

export async function addVisit(address: string, { title, language }: Pick<Visit, 'title' | 'language'>) {
  const url = new URL(address);
  const visit: Visit = { href: url.pathname + url.search, title, language, at: new Date().toISOString() };
  const cache = await open();
  if (!url.searchParams.has('lang')) await cache.put(LANGUAGE_KEY, new Response(language));
  const key = pageKey(address, language);
  // A new entry is the last one, so the first ones are the oldest.
  await cache.delete(key);
  await cache.put(key, Response.json(visit));
  const keys = await visitKeys(cache);
  await Promise.all(keys.slice(0, -MAX_VISITS).map((old) => cache.delete(old)));
}

const visitKeys = async (cache: Cache) =>
  (await cache.keys()).filter(({ url }) => new URL(url).pathname !== LANGUAGE_KEY);

/** The visit of a page; undefined if it has not been read in this language. */
export async function visitOf(address: string, language: string): Promise<Visit | undefined> {
  return (await (await open()).match(pageKey(address, language)))?.json();
}

/** All pages that were read, the last one first. */
export async function allVisits(): Promise<Visit[]> {
  const cache = await open();
  const responses = await Promise.all((await visitKeys(cache)).map((key) => cache.match(key)));
  return Promise.all(responses.reverse().flatMap((response) => response?.json() ?? []));
}
