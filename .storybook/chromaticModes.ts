import { readdirSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { modesOf, parametersOf } from './photographs.ts';

const root = resolve(import.meta.dirname, '..');

/** The modes of a story, by the path of its file. */
export function modesIn(path: string, isFirst: boolean) {
  const hasMessages = readdirSync(dirname(path)).some((name) => name.endsWith('.messages.ts'));
  return modesOf({ file: relative(root, path).replaceAll('\\', '/'), isFirst, hasMessages });
}

/** Adds Chromatic's parameters to those of an object; its own come first. */
const assignment = (name: string, modes: ReturnType<typeof modesOf>) =>
  `${name}.parameters = { ...${name}.parameters, chromatic: { ...${JSON.stringify(parametersOf(modes))}, ...${name}.parameters?.chromatic } };`;

/** A built module of stories, with the parameters of their modes. */
export function withModes(code: string, path: string): string {
  const first = /^export const (\w+)/m.exec(code)?.[1];
  const lines = [assignment('meta', modesIn(path, false))];
  if (first) lines.push(assignment(first, modesIn(path, true)));
  return `${code}\n${lines.join('\n')}\n`;
}

/**
 * Gives stories their modes in Chromatic, as Storybook's own plugin gives them their source code.
 * The page stories, which share a function, have them from it.
 */
export const chromaticModes = (): Plugin => ({
  name: 'chromatic-modes',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    // With a query a file is text for a docs page (`?raw`).
    if (!id.endsWith('.stories.tsx') || id.includes('/apps/site/')) return;
    return { code: withModes(code, id), map: null };
  },
});
