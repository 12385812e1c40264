/** What another foundation would have to take out of the UI package: places, names and figures. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { readJson } from '../lib/files.ts';
import { sources, textOf } from './imports.ts';

const ours: Readonly<Record<string, RegExp>> = {
  place: /Kinshasa|Congo|Kongo|\bDRC\b|\bRDC\b|\+243/,
  name: /\bNzete(?!Provider)/,
  // A limit of 2000 letters is none, and neither is an example of a date of birth.
  year: /(?<![\d.,#-])20(?!00)\d\d(?![\d.,])/,
  currency: /(?<!\.)[$€£]\s?\d|\d\s?[$€£]|\b(?:USD|EUR|GBP|CDF)\b|\b(?:dollars?|francs?|dola)\b/i,
  promise: /\bwithin (?:\S+ )?(?:business |working )?(?:day|hour|week|month)s?\b/i,
};

const problemsOf = (text: string) => Object.keys(ours).filter((kind) => ours[kind]?.test(text));

/** The texts in code: strings, templates and JSX, without imports and comments. */
function textsIn(code: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) texts.push(node.text);
    if (ts.isNumericLiteral(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return texts;
}

const code = sources('packages/ui/src/**/*.{ts,tsx}').filter(
  (file) => !/\.(?:stories|test)\.tsx?$|\/foundations\/|\/CountrySelect\/countries\.ts$/.test(file),
);
const catalogues = sources('packages/ui/src/locales/*.json');

test('[LIB-05] no text in the code of the UI package has a place, name, year or currency', () => {
  expect(code.length).toBeGreaterThan(400);
  const found = code.flatMap((file) =>
    textsIn(textOf(file)).flatMap((text) => problemsOf(text).map((kind) => `${file}: ${kind} in "${text.trim()}"`)),
  );
  expect(found).toEqual([]);
});

test('[LIB-05] and neither has a message in any language', () => {
  expect(catalogues.length).toBeGreaterThan(2);
  const found = catalogues.flatMap((file) =>
    Object.entries(readJson<Record<string, string>>(file, {})).flatMap(([id, text]) =>
      problemsOf(text).map((kind) => `${file}: ${kind} in ${id}, "${text}"`),
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  ["const zone = 'Africa/Kinshasa';", 'place'],
  ['const note = <p>Heure de Kinshasa</p>;', 'place'],
  ["const hint = 'for example +243 800 000 000';", 'place'],
  ["export function Splash({ name = 'Nzete Foundation' }) {}", 'name'],
  ["const mark = { defaultMessage: '2025 Verified' };", 'year'],
  ['const since = 2015;', 'year'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code in a string
  ['const range = `Under $10,000, ${count}`;', 'currency'],
  ["const unit = 'In US dollars a year';", 'currency'],
  ["const format = { style: 'currency', currency: 'USD' };", 'currency'],
  ["const sent = { defaultMessage: 'We will answer within 5 business days.' };", 'promise'],
])('%s has a %s', (example, kind) => {
  expect(textsIn(example).flatMap(problemsOf)).toEqual([kind]);
});

test.each([
  "import { NzeteProvider } from '@nzete/ui/NzeteProvider';",
  'export const NzeteContext = createContext(null); // of Kinshasa, 2025',
  "const className = 'nz:bg-(--nz-temp-1) nz:h-200 nz:max-w-[2020.5px]';",
  'const LIMIT = 2000;',
  "throw new Error('Put it into an NzeteProvider');",
])('%s has none', (example) => {
  expect(textsIn(example).flatMap(problemsOf)).toEqual([]);
});
