import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const files = globSync(['{apps,packages}/*/src/**/*.{ts,tsx}', 'apps/*/{test,e2e,stories}/**/*.{ts,tsx}'], {
  exclude: (name) => name === 'generated',
});

/** Comparisons of a sentence that may be improved any day; a part of it may be searched for a name or number. */
const comparisons = [
  /(?<!typeof )\bdetail (?:===|!==) ['"`]\w/,
  /\bdetail\??\.(?:includes|startsWith|endsWith|match)\(/,
  /\bdetail\]?\)\.(?:toBe|toEqual|toMatch|toStrictEqual)\((?:\[[^\]]*, )?(?:['"`]\w+ |\/)/,
  /\bdetail: expect\.string(?:Matching\(\/\W*\w+ \w|Containing\('\w+ \w+ )/,
];

/** Where the sentence itself is what a requirement prescribes, or what is tested. */
const exceptions = ['error-language.test.ts', 'kyc-scans.test.ts', 'restored.test.ts'];

test('[API-06] no client and no test compares the sentence of an error: they compare its code', () => {
  const found = files
    .filter((file) => !exceptions.includes(basename(file)))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          comparisons.some((one) => one.test(line)) ? [`${file}:${index + 1} ${line.trim()}`] : [],
        ),
    );
  expect(files.length).toBeGreaterThan(1_000);
  expect(found).toEqual([]);
});
