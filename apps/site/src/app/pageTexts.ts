import { type Language, languages } from '@nzete/ui/format';
import { allPaths, canonicalPath, isPath, pageOf, paths } from '../shared/routes.ts';
import type { PageText } from './renderer.ts';

/** The catalogues as they are written: the build compiles those that are imported as JSON. */
const catalogues = import.meta.glob<string>('../routes/*/locales/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Texts of controls and of what failed, which say nothing about a page. */
const notStatement =
  /error|fail|hint|missing|wrong|refused|invalid|loading|empty|offline|sent|label|picture|\balt\b|Alt(?![a-z])/;
const SHORTEST = 50;

/** A sentence or more, without values; tags around words are left out. */
function statementsIn(messages: Record<string, string>): string[] {
  return Object.entries(messages)
    .filter(([id, text]) => text.length >= SHORTEST && !text.includes('{') && !notStatement.test(id))
    .map(([, text]) => text.replaceAll(/<\/?\w+>/g, ''));
}

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function textsOf(path: string, language: Language): PageText[] {
  const area = isPath(path) ? pageOf(path) : '';
  const source = catalogues[`../routes/${area}/locales/${language}.json`];
  // The articles of the topics are content.
  if (!source || (area === 'help' && path !== paths.help)) return [];
  const messages: Record<string, string> = JSON.parse(source);
  const {
    [`site.${camelCase(area)}.title`]: title,
    [`site.${camelCase(area)}.description`]: description,
    ...rest
  } = messages;
  if (!title || !description) return [];
  return [{ path, title, description, text: statementsIn(rest).join(' ') }];
}

const listed = [...new Set(allPaths.map(canonicalPath))];
const texts = new Map(languages.map((language) => [language, listed.flatMap((path) => textsOf(path, language))]));

/** The texts of the listed pages, from their catalogues. */
export const pageTexts = (language: Language): readonly PageText[] => texts.get(language) ?? [];
