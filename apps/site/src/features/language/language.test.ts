import type { Language } from '@nzete/ui/format';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Catalogues, createCatalogues, type Messages } from '../../shared/texts/catalogues.ts';
import { stubBrowser } from '../../testing.ts';
import { chooseLanguage, declineOffer, type LanguageExtra, loadTexts, restoreLanguage } from './language.ts';
import {
  languageSlice,
  selectIsLanguageFromAddress,
  selectLanguage,
  selectOfferedLanguage,
  visitStarted,
} from './languageSlice.ts';

const fetchMessages = vi.fn<(language: Language, area: string) => Promise<Messages>>();
let catalogues: Catalogues;

function createStore() {
  catalogues = createCatalogues(fetchMessages);
  return configureStore({
    reducer: { language: languageSlice.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: { catalogues } satisfies LanguageExtra } }),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  fetchMessages.mockReset();
  fetchMessages.mockImplementation(async (language, area) => ({ [`${area}.title`]: `${area} in ${language}` }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Delays the French texts until they are released. */
function holdFrench() {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  fetchMessages.mockImplementation(async (language, area) => {
    if (language === 'fr') await held;
    return { [`${area}.title`]: `${area} in ${language}` };
  });
  return () => release();
}

describe('choosing a language', () => {
  test('[LANG-03] emits language-changed 100 ms later', async () => {
    const { events } = stubBrowser();
    const heard = vi.fn();
    events.addEventListener('language-changed', (event) => heard((event as CustomEvent).detail));
    const store = createStore();
    await store.dispatch(loadTexts('common'));
    await store.dispatch(chooseLanguage('fr'));
    vi.advanceTimersByTime(99);
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ language: 'fr' });
  });

  test('[LANG-04, PRIV-30] stores it, and tells the server by a cookie', async () => {
    const { values, cookies } = stubBrowser();
    await createStore().dispatch(chooseLanguage('ln'));
    expect(values.get('language')).toBe('ln');
    expect(cookies).toEqual(['language=ln;path=/;max-age=31536000;samesite=lax']);
  });

  test('[LANG-04] tells the server also when storage is switched off', async () => {
    const { cookies } = stubBrowser({ canStore: false });
    await createStore().dispatch(chooseLanguage('ln'));
    expect(cookies).toHaveLength(1);
  });

  test('brings the texts of every area that was needed, before it shows', async () => {
    stubBrowser();
    const store = createStore();
    await store.dispatch(loadTexts('common'));
    await store.dispatch(loadTexts('home'));
    await store.dispatch(chooseLanguage('sw'));
    expect(selectLanguage(store.getState())).toBe('sw');
    expect(catalogues.get('sw', 'common')).toEqual({ 'common.title': 'common in sw' });
    expect(catalogues.get('sw', 'home')).toEqual({ 'home.title': 'home in sw' });
  });

  test('changes nothing when the texts cannot be fetched', async () => {
    const { values, cookies } = stubBrowser();
    const store = createStore();
    await store.dispatch(loadTexts('common'));
    fetchMessages.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(store.dispatch(chooseLanguage('fr'))).rejects.toThrow('Failed to fetch');
    expect(selectLanguage(store.getState())).toBe('en');
    expect([values.has('language'), cookies]).toEqual([false, []]);
  });

  test('the last choice wins, however long an earlier one takes', async () => {
    const { values } = stubBrowser();
    const store = createStore();
    await store.dispatch(loadTexts('common'));
    const release = holdFrench();
    const first = store.dispatch(chooseLanguage('fr'));
    await store.dispatch(chooseLanguage('sw'));
    release();
    await first;
    expect(selectLanguage(store.getState())).toBe('sw');
    expect(values.get('language')).toBe('sw');
  });

  test('a page that is opened meanwhile has its texts in the new language too', async () => {
    stubBrowser();
    const store = createStore();
    await store.dispatch(loadTexts('common'));
    const release = holdFrench();
    const choice = store.dispatch(chooseLanguage('fr'));
    await store.dispatch(loadTexts('team'));
    release();
    await choice;
    expect(selectLanguage(store.getState())).toBe('fr');
    expect(catalogues.get('fr', 'team')).toEqual({ 'team.title': 'team in fr' });
  });

  test('a choice replaces the language that came with the address', async () => {
    stubBrowser();
    const store = createStore();
    store.dispatch(visitStarted({ language: 'fr', isFromAddress: true, offered: null }));
    await store.dispatch(chooseLanguage('ln'));
    expect(selectIsLanguageFromAddress(store.getState())).toBe(false);
  });
});

describe('[LANG-04] a choice of an earlier visit, of which the server did not know', () => {
  test('is shown after the page has come, and told to the server', async () => {
    const { cookies } = stubBrowser({ stored: { language: 'sw' } });
    const store = createStore();
    await store.dispatch(loadTexts('common'));
    await store.dispatch(restoreLanguage());
    expect(selectLanguage(store.getState())).toBe('sw');
    expect(cookies).toEqual(['language=sw;path=/;max-age=31536000;samesite=lax']);
  });

  test('gives way to a language in the address, for this visit', async () => {
    const { cookies } = stubBrowser({ stored: { language: 'sw' } });
    const store = createStore();
    store.dispatch(visitStarted({ language: 'fr', isFromAddress: true, offered: null }));
    await store.dispatch(restoreLanguage());
    expect(selectLanguage(store.getState())).toBe('fr');
    expect(cookies).toEqual([]);
  });

  test.each(['de', 'FR', '', '<script>', 'toString'])('does not count when it is %j', async (language) => {
    const { cookies } = stubBrowser({ stored: { language } });
    const store = createStore();
    await store.dispatch(restoreLanguage());
    expect([selectLanguage(store.getState()), cookies]).toEqual(['en', []]);
  });

  test('does not count when storage is switched off', async () => {
    stubBrowser({ stored: { language: 'fr' }, canStore: false });
    const store = createStore();
    await store.dispatch(restoreLanguage());
    expect(selectLanguage(store.getState())).toBe('en');
  });
});

test('[LANG-04, PRIV-31] an offer that was declined is gone, and the server never makes it again', () => {
  const { cookies } = stubBrowser();
  const store = createStore();
  store.dispatch(visitStarted({ language: 'en', isFromAddress: false, offered: 'fr' }));
  store.dispatch(declineOffer());
  expect(selectOfferedLanguage(store.getState())).toBeNull();
  expect(cookies).toEqual(['language-offer=declined;path=/;max-age=31536000;samesite=lax']);
});
