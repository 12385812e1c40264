import ts from 'typescript';
import { expect, test } from 'vitest';
import { sources, textOf } from './imports.ts';

const SELECTING = new Set(['querySelector', 'querySelectorAll', 'closest', 'matches']);

function parse(file: string) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true, kind);
}

/** The lines of a file on which `isWrong` is true of a node. */
function linesWhere(file: string, isWrong: (node: ts.Node) => boolean): string[] {
  const source = parse(file);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (isWrong(node)) found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const nameOf = (node: ts.CallExpression) =>
  ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : '';

const isEscaped = (node: ts.Expression) => ts.isCallExpression(node) && node.expression.getText() === 'CSS.escape';

/** A selector into which something is written that `CSS.escape` has not seen. */
function hasUnescapedSelector(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !SELECTING.has(nameOf(node))) return false;
  const [selector] = node.arguments;
  if (!selector) return false;
  if (ts.isTemplateExpression(selector)) return !selector.templateSpans.every((span) => isEscaped(span.expression));
  return ts.isBinaryExpression(selector);
}

/** `sort` with a comparison by chance, whose order is not uniform. */
const isRandomSort = (node: ts.Node) =>
  ts.isCallExpression(node) &&
  /^(?:to)?[sS]ort(?:ed)?$/.test(nameOf(node)) &&
  /random/i.test(node.arguments[0]?.getText() ?? '');

const LEVELS = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal']);
/** Parts of a request that its sender has written. */
const WRITTEN = /\brequest\.(?:body|query|params|headers|raw|url|originalUrl|hostname|host)\b/;

/** A line of the log with a part of the request as it was sent. */
const logsRequest = (node: ts.Node) =>
  ts.isCallExpression(node) &&
  LEVELS.has(nameOf(node)) &&
  /\blog$/.test(ts.isPropertyAccessExpression(node.expression) ? node.expression.expression.getText() : '') &&
  node.arguments.some((argument) => WRITTEN.test(argument.getText()));

const isHandWrittenName = (node: ts.Node) =>
  (ts.isTemplateExpression(node) || ts.isStringLiteralLike(node)) && /filename\*?=/.test(node.getText());

const shipped = [...sources('apps/*/src/**/*.{ts,tsx}'), ...sources('packages/*/src/**/*.{ts,tsx}')].filter(
  (file) => !/\.(?:test|stories)\.tsx?$/.test(file),
);

test('[ENTRY-12] what is written into a selector is escaped', () => {
  expect(shipped.length).toBeGreaterThan(500);
  expect(shipped.flatMap((file) => linesWhere(file, hasUnescapedSelector))).toEqual([]);
});

test('[ENTRY-11] nothing is sorted by chance', () => {
  expect(shipped.flatMap((file) => linesWhere(file, isRandomSort))).toEqual([]);
});

test('[ENTRY-12] the name of a file to save is written by `attachment` alone', () => {
  const server = shipped.filter(
    (file) => file.startsWith('apps/api/') && file !== 'apps/api/src/http/answers/attachment.ts',
  );
  expect(server.flatMap((file) => linesWhere(file, isHandWrittenName))).toEqual([]);
});

test('[ENTRY-12] no line of the log has a part of a request as it was sent', () => {
  expect(shipped.flatMap((file) => linesWhere(file, logsRequest))).toEqual([]);
});
