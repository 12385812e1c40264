import { readFileSync } from 'node:fs';
import { languages } from '@nzete/ui/format';
import { expect, test } from 'vitest';

const read = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'));

test.each(languages)('[CONTENT-63] staff know each page by the title that visitors read, in %s', (language) => {
  const prefix = 'site.staffContent.page.';
  const names = Object.entries(read(`staff/content/locales/${language}.json`)).filter(([key]) =>
    key.startsWith(prefix),
  );
  expect(names.length).toBeGreaterThan(15);
  for (const [key, name] of names) {
    const page = key.slice(prefix.length);
    // The first screen stands for what every page shows, too.
    if (page === 'home') continue;
    const folder = page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(name, key).toBe(read(`routes/${folder}/locales/${language}.json`)[`site.${page}.title`]);
  }
});
