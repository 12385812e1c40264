import type { ClimateRecord } from '@nzete/api-client/climate';
import { type Language, languages, localeOf } from '@nzete/ui/format';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { catalogues } from '../../app/catalogues.ts';
import { reportMissingText } from '../../shared/texts/reportMissingText.ts';
import { type ProvinceCardWords, useProvinceCardTexts } from './useProvinceCardTexts.ts';
import { useShareText } from './useShareText.ts';

// The longest values that the API allows.
const longest: ClimateRecord = {
  code: 'CD-KE',
  province: 'Kasaï-Oriental'.padEnd(40, ' Oriental'),
  capital: 'Mbuji-Mayi'.padEnd(40, ' Mayi'),
  population: 3_601_000,
  timeZone: 'Africa/Lubumbashi',
  temperature: -12.4,
  humidity: 100,
  windSpeed: 120.4,
  visibility: 24.1,
  precipitation: 0,
  airQuality: 500,
  condition: 'partly cloudy',
  lastUpdated: '2026-09-30T23:45:00.000Z',
  source: 'open-meteo',
};
const unread = { ...longest, temperature: null, humidity: null, windSpeed: null, airQuality: null };
const link = `https://${'climat.'.repeat(12)}nzete.example/data?province=CD-KE&lang=fr`;

interface Said {
  text: string;
  card: ProvinceCardWords;
}

async function say(language: Language, record: ClimateRecord): Promise<Said> {
  const areas = ['common', 'data'];
  await Promise.all(areas.map((area) => catalogues.load(language, area)));
  const messages = Object.assign({}, ...areas.map((area) => catalogues.get(language, area)));
  let said: Said | undefined;
  function Speaker() {
    said = { text: useShareText(record, link), card: useProvinceCardTexts(record) };
    return null;
  }
  renderToStaticMarkup(
    <IntlProvider locale={localeOf(language)} messages={messages} onError={reportMissingText}>
      <Speaker />
    </IntlProvider>,
  );
  if (!said) throw new Error('nothing was said');
  return said;
}

describe.each(languages)('in %s', (language) => {
  test('[PORTAL-03] the text of a province for WhatsApp is under 700 characters, whatever is read, and ends with the link', async () => {
    for (const record of [longest, unread, { ...unread, source: 'sample' as const }]) {
      const { text } = await say(language, record);
      expect(text.length).toBeLessThan(700);
      expect(text).toContain(`${record.province} (${record.capital})`);
      expect(text.endsWith(` ${link}`)).toBe(true);
      expect(text).not.toMatch(/site\.|ui\.|\{|null|NaN/);
    }
  });

  test('[PORTAL-09] text and card give the time of the place', async () => {
    const { text, card } = await say(language, longest);
    expect(card.moment).toContain('01:45 UTC+2');
    expect(text).toContain(card.moment);
  });

  test('[PORTAL-06] text and card name the source of what was read, and call a sample one', async () => {
    const [read, sample] = await Promise.all([say(language, longest), say(language, { ...longest, source: 'sample' })]);
    expect(read.card.source).toContain('Open-Meteo');
    expect(sample.card.source).not.toContain('Open-Meteo');
    for (const { text, card } of [read, sample]) expect(text).toContain(`. ${card.source}. `);
    expect(sample.card.source).not.toBe(read.card.source);
  });
});
