import { globSync } from 'node:fs';
import { languages } from '@nzete/languages';
import ts from 'typescript';
import { root } from './setup.mjs';

/** Modules below `folders` that may have texts in every language. */
export function modules(folders: string): string[] {
  const exclude = (name: string) => ['node_modules', 'dist', 'generated'].includes(name);
  return globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root, exclude }).map((path) => path.replaceAll('\\', '/'));
}

interface Entry {
  /** The end of the entry in the source. */
  end: number;
  line: number;
  /** The source of its value. */
  value: string;
}

function entriesOf(object: ts.ObjectLiteralExpression, file: ts.SourceFile): Map<string, Entry> {
  const entries = object.properties.filter(ts.isPropertyAssignment).map((property): [string, Entry] => {
    const { line } = file.getLineAndCharacterOfPosition(property.getStart(file));
    const entry = { end: property.getEnd(), line: line + 1, value: property.initializer.getText(file) };
    return [property.name.getText(file), entry];
  });
  return new Map(entries);
}

/**
 * The objects of a module with an entry for every language, such as `{ en: 'Yes', fr: 'Oui', … }`.
 */
export function languageObjects(path: string, source: string): Map<string, Entry>[] {
  if (!languages.every((language) => source.includes(`${language}:`))) return [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: Map<string, Entry>[] = [];
  const visit = (node: ts.Node) => {
    const entries = ts.isObjectLiteralExpression(node) ? entriesOf(node, file) : undefined;
    if (entries && languages.every((language) => entries.has(language))) found.push(entries);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
