import { defaultLanguages, type LanguageDefinition, languages } from '@nzete/languages';
import { tshiluba } from '@nzete/languages/testing';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { FreshnessNote } from '../components/FreshnessNote/index.ts';
import { LanguageSwitcher } from '../components/LanguageSwitcher/index.ts';
import { useFormat } from '../format/index.ts';
import { NzeteProvider, type NzeteProviderProps } from './NzeteProvider.tsx';

function Written() {
  const { language, number, date } = useFormat<string>();
  const day = Date.UTC(2026, 6, 30, 22, 30);
  return <p>{[language, number(-1234.5), date(day), date(day, 'time'), date(day, 'time', 'UTC')].join(' | ')}</p>;
}

/** The server-rendered HTML in a locale, reduced to the tags that have a language. */
function rendered(locale: string, provider: Omit<NzeteProviderProps, 'children'> = {}) {
  const html = renderToString(
    <IntlProvider locale={locale} onError={() => {}}>
      <NzeteProvider {...provider}>
        <Written />
        <LanguageSwitcher<string> variant="chips" value={locale} hrefFor={(language) => `/${language}`} />
      </NzeteProvider>
    </IntlProvider>,
  );
  return {
    text: /<p>(.*?)<\/p>/.exec(html)?.[1],
    offered: [...html.matchAll(/<a [^>]*hrefLang="([^"]+)"[^>]*>(?:<svg.*?<\/svg>)?([^<]+)<\/a>/g)].map(
      ([, code, name]) => `${code} ${name}`,
    ),
    current: / lang="([^"]+)"[^>]* aria-current="true"/.exec(html)?.[1],
  };
}

const defaults = defaultLanguages.map(({ code, name }) => `${code} ${name}`);

describe('[LANG-01, LANG-07] rendered on a server', () => {
  test.each(languages)('%s is one of the default languages', (language) => {
    const { offered, current } = rendered(language);
    expect(offered).toEqual(defaults);
    expect(current).toBe(language);
  });

  test('dates are in the given time zone, or the provider’s, or UTC', () => {
    expect(rendered('en').text).toBe('en | -1,234.5 | 30 July 2026 | 22:30 | 22:30');
    expect(rendered('en', { timeZone: 'Africa/Lubumbashi' }).text).toBe('en | -1,234.5 | 31 July 2026 | 00:30 | 22:30');
  });

  test.each([
    [{}, 'As of 30 July 2026, 22:30 UTC'],
    [{ timeZone: 'Africa/Nairobi' }, 'As of 31 July 2026, 01:30 GMT+3'],
    [{ timeZone: 'Africa/Nairobi', timeZoneName: 'in Nairobi' }, 'As of 31 July 2026, 01:30 in Nairobi'],
  ])('[LIB-05] a time of day says where it is so: %o', (provider, text) => {
    const html = renderToString(
      <IntlProvider locale="en">
        <NzeteProvider {...provider}>
          <FreshnessNote asOf="2026-07-30T22:30:00Z" />
        </NzeteProvider>
      </IntlProvider>,
    );
    expect(html).toContain(`>${text}<`);
  });

  test('[LIB-05] a nested provider with another time zone does not inherit its name', () => {
    const html = renderToString(
      <IntlProvider locale="en">
        <NzeteProvider timeZone="Africa/Nairobi" timeZoneName="in Nairobi">
          <NzeteProvider timeZone="Africa/Lagos">
            <FreshnessNote asOf="2026-07-30T22:30:00Z" />
          </NzeteProvider>
        </NzeteProvider>
      </IntlProvider>,
    );
    expect(html).toContain('>As of 30 July 2026, 23:30 GMT+1<');
  });

  test('another language is offered, with its own formats for numbers and dates', () => {
    const { text, offered, current } = rendered('lua', { languages: [...defaultLanguages, tshiluba] });
    expect(offered).toEqual([...defaults, 'lua Tshiluba']);
    expect(current).toBe('lua');
    expect(text).toBe('lua | -1.234,5 | 30 Kabàlàshìpù 2026 | 22:30 | 22:30');
  });

  test('a site with two languages offers two', () => {
    const two = defaultLanguages.filter(({ code }) => code === 'fr' || code === 'sw');
    const { text, offered } = rendered('fr-CD', { languages: two as [LanguageDefinition, LanguageDefinition] });
    expect(offered).toEqual(['fr Français', 'sw Kiswahili']);
    expect(text).toBe('fr | -1\u202f234,5 | 30 juillet 2026 | 22:30 | 22:30');
  });

  test('a language with only a code and a name has the formats of Intl', () => {
    const { text, offered, current } = rendered('es', {
      languages: [...defaultLanguages, { code: 'es', name: 'Español', locale: 'es-CO' }],
    });
    expect(offered).toEqual([...defaults, 'es Español']);
    expect(current).toBe('es');
    expect(text).toBe('es | -1.234,5 | 30 de julio de 2026 | 22:30 | 22:30');
  });

  test('a locale outside the list has the formats of Intl, and no language is marked', () => {
    expect(rendered('de')).toMatchObject({
      text: 'de | -1.234,5 | 30. Juli 2026 | 22:30 | 22:30',
      offered: defaults,
      current: undefined,
    });
    expect(rendered('en', { languages: [tshiluba] }).text).toContain('en | -1,234.5 | 30 July 2026');
  });

  test('of a locale that Intl does not know, nothing is in another language', () => {
    expect(rendered('lua').text).toBe('lua | -1,234.5 | 2026-07-30 | 22:30 | 22:30');
  });

  test('a right-to-left language has its direction', () => {
    const right: LanguageDefinition = { ...tshiluba, code: 'ar', name: 'العربية', direction: 'rtl' };
    const html = renderToString(
      <IntlProvider locale="en">
        <NzeteProvider languages={[right, ...defaultLanguages]}>
          <LanguageSwitcher value="en" variant="chips" hrefFor={(language) => language} />
        </NzeteProvider>
      </IntlProvider>,
    );
    expect([...html.matchAll(/ lang="(\w+)" dir="(\w+)"/g)].map(([, ...found]) => found)).toEqual([['ar', 'rtl']]);
  });

  test('a nested provider inherits the values that it does not set', () => {
    const html = renderToString(
      <IntlProvider locale="lua" onError={() => {}}>
        <NzeteProvider languages={[tshiluba]} timeZone="UTC">
          <NzeteProvider linkComponent="a">
            <Written />
          </NzeteProvider>
        </NzeteProvider>
      </IntlProvider>,
    );
    expect(html).toBe('<p>lua | -1.234,5 | 30 Kabàlàshìpù 2026 | 22:30 | 22:30</p>');
  });
});
