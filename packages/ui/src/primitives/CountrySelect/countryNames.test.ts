import { readFileSync } from 'node:fs';
import { languages } from '@nzete/languages';
import { expect, test } from 'vitest';
import { countriesFile, countriesSource } from '../../../countries.ts';
import { countriesIn, countryName } from './countryNames.ts';

test('the names match the generated ones', () => {
  expect(readFileSync(countriesFile, 'utf8')).toBe(countriesSource());
});

test.each(languages)('[LANG-08] every country has a unique name in %s', (language) => {
  const names = countriesIn(language).map(({ label }) => label);
  expect(names.length).toBeGreaterThan(230);
  expect(names.every((name) => name.length > 2)).toBe(true);
  expect(new Set(names).size).toBe(names.length);
});

test('Lingala has five vowels and no tone marks', () => {
  const borrowed = new Set(countriesIn('fr').map(({ label }) => label));
  const own = countriesIn('ln')
    .map(({ label }) => label)
    .filter((name) => !borrowed.has(name));
  expect(own.filter((name) => /[ɛɔƐƆáéíóúâêîôûǎěǐǒǔ]/.test(name))).toEqual([]);
});

test('accents do not affect the order of names', () => {
  const labels = countriesIn('fr').map(({ label }) => label);
  expect(labels.indexOf('Égypte')).toBeLessThan(labels.indexOf('France'));
});

test('[LANG-09] an added language has the names and the order of Intl', () => {
  const spanish = countriesIn('es');
  expect(spanish.length).toBe(countriesIn('en').length);
  expect(countryName('Germany', 'es')).toBe('Alemania');
  expect(countryName('Switzerland', 'es')).toBe('Suiza');
  expect(countryName('Belgium', 'pt-BR')).toBe('Bélgica');
  const labels = spanish.map(({ label }) => label);
  expect(labels).toEqual(labels.toSorted(new Intl.Collator('es').compare));
  expect(labels.indexOf('España')).toBeLessThan(labels.indexOf('Estonia'));
  expect(new Set(labels).size).toBe(labels.length);
});

test('a name is in the language, and English for languages that Intl does not know', () => {
  expect(countryName('Belgium', 'fr')).toBe('Belgique');
  expect(countryName('Belgium', 'sw')).toBe('Ubelgiji');
  expect(countryName('Belgium', 'lua')).toBe('Belgium');
  expect(countryName('Atlantis', 'fr')).toBe('Atlantis');
});
