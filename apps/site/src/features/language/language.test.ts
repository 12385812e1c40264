import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSiteStore } from '../../app/store.ts';
import { stubBrowser } from '../../testing.ts';
import * as catalogues from './catalogues.ts';
import { chooseLanguage, loadArea } from './language.ts';
import { selectLanguage, selectMessages } from './languageSlice.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('choosing a language', () => {
  test('[LANG-03] emits language-changed 100 ms later', async () => {
    const { events } = stubBrowser();
    const heard = vi.fn();
    events.addEventListener('language-changed', (event) => heard((event as CustomEvent).detail));
    const store = createSiteStore();
    await store.dispatch(loadArea('common'));
    await store.dispatch(chooseLanguage('fr'));
    vi.advanceTimersByTime(99);
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ language: 'fr' });
  });

  test('[LANG-04] stores it', async () => {
    const { values } = stubBrowser();
    await createSiteStore().dispatch(chooseLanguage('ln'));
    expect(values.get('language')).toBe('ln');
  });

  test('brings the texts of every area that was needed, before it shows', async () => {
    stubBrowser();
    const store = createSiteStore();
    await store.dispatch(loadArea('common'));
    await store.dispatch(loadArea('home'));
    await store.dispatch(chooseLanguage('sw'));
    expect(selectLanguage(store.getState())).toBe('sw');
    const messages = selectMessages(store.getState());
    expect(messages?.home).toHaveProperty(['site.home.title']);
    expect(messages?.common).toHaveProperty(['site.common.name']);
  });

  test('changes nothing when the texts cannot be fetched', async () => {
    const { values } = stubBrowser();
    const store = createSiteStore();
    await store.dispatch(loadArea('common'));
    vi.spyOn(catalogues, 'fetchMessages').mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(store.dispatch(chooseLanguage('fr'))).rejects.toThrow('Failed to fetch');
    expect(selectLanguage(store.getState())).toBe('en');
    expect(values.has('language')).toBe(false);
  });

  test('the last choice wins, however long an earlier one takes', async () => {
    const { values } = stubBrowser();
    const store = createSiteStore();
    await store.dispatch(loadArea('common'));
    const slow = holdFrench();
    const first = store.dispatch(chooseLanguage('fr'));
    await store.dispatch(chooseLanguage('sw'));
    slow.release();
    await first;
    expect(selectLanguage(store.getState())).toBe('sw');
    expect(values.get('language')).toBe('sw');
  });

  test('a page that is opened meanwhile has its texts in the new language too', async () => {
    stubBrowser();
    const store = createSiteStore();
    await store.dispatch(loadArea('common'));
    const slow = holdFrench();
    const choice = store.dispatch(chooseLanguage('fr'));
    await store.dispatch(loadArea('pages'));
    slow.release();
    await choice;
    expect(selectLanguage(store.getState())).toBe('fr');
    expect(selectMessages(store.getState())?.pages).toHaveProperty(['site.pages.team.title']);
  });

  test('a choice overrules the language in the address, which is taken out', async () => {
    const { address } = stubBrowser({ search: '?lang=fr&x=1' });
    await createSiteStore().dispatch(chooseLanguage('ln'));
    expect(address.href).toBe('http://nzete.test/?x=1');
  });
});

/** Keeps the French texts back until they are released. */
function holdFrench() {
  const { fetchMessages } = catalogues;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.spyOn(catalogues, 'fetchMessages').mockImplementation(async (language, area) => {
    if (language === 'fr') await held;
    return fetchMessages(language, area);
  });
  return { release: () => release() };
}
