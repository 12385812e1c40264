import { stripVTControlCharacters } from 'node:util';

/** The tasks whose results turbo took from its cache, by its output: `test:container`. */
export const keptIn = (output: string): string[] => [
  ...new Set([...stripVTControlCharacters(output).matchAll(/^\/\/:(\S+): cache hit/gm)].map(([, task = '']) => task)),
];
