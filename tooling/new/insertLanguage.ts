import { languages } from '@nzete/languages';
import ts from 'typescript';

const last = languages.at(-1) ?? 'en';

const nameOf = ({ name }: ts.ObjectLiteralElementLike) =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;

/** The source of the value that an entry of an object has. */
function sourceOf(entry: ts.ObjectLiteralElementLike, file: ts.SourceFile): string | undefined {
  if (ts.isShorthandPropertyAssignment(entry)) return entry.name.text;
  return ts.isPropertyAssignment(entry) ? entry.initializer.getText(file) : undefined;
}

/**
 * Every object of a module that has an entry for each language gets one more for `code`, with the
 * value of English.
 */
export function insertLanguage(path: string, source: string, code: string): string {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const insertions: { at: number; text: string }[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const byName = new Map(node.properties.map((entry) => [nameOf(entry), entry]));
      const [english, after] = [byName.get('en'), byName.get(last)];
      const isMissing = languages.every((language) => byName.has(language)) && !byName.has(code);
      const value = english && sourceOf(english, file);
      if (isMissing && after && value) insertions.push({ at: after.getEnd(), text: `, ${code}: ${value}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  // From the end, so that the places before stay. An entry inside another one is copied as it was.
  return insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, text: entry }) => text.slice(0, at) + entry + text.slice(at), source);
}

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/**
 * A value of JSON in which every text of all languages has an English one for `code`, and so has
 * every list with an entry for each `lang`.
 */
export function withLanguage(value: unknown, code: string): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => withLanguage(item, code));
    const listed = value.filter(isTree).map(({ lang }) => lang);
    if (!languages.every((language) => listed.includes(language)) || listed.includes(code)) return items;
    return [...items, { ...value.find((item) => item.lang === 'en'), lang: code }];
  }
  if (!isTree(value)) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, withLanguage(child, code)]);
  if (!languages.every((language) => language in value) || code in value) return Object.fromEntries(entries);
  return Object.fromEntries([...entries, [code, value.en]]);
}
