/** What the stories of a file test, read from their source. */
import { storyNameFromExport } from 'storybook/internal/csf';
import ts from 'typescript';

export interface Story {
  /** As in the test report. */
  name: string;
  /** Its play function presses keys. */
  pressesKeys: boolean;
  /** It finds elements by role and name, as a screen reader does. */
  findsByRole: boolean;
  isRightToLeft: boolean;
  isDark: boolean;
  /** The language of the component's own texts. */
  language: string;
  /** False if the story turns axe off. */
  hasAxe: boolean;
  /** The rules of axe that the story turns off, or with a selector in part. */
  rulesOff: string[];
  /** The components in its JSX; `*` if it renders every one of the package. */
  renders: string[];
}

export interface StoryFile {
  /** Its place in Storybook, such as `Primitives/Feedback/Dialog`. */
  title: string;
  /** Storybook's tags, such as `beta`. */
  tags: string[];
  /** The names of ARIA practices in `parameters.guide`. */
  keyboard: string[];
  stories: Story[];
}

/** Returns the code of an imported module; undefined if it has no helpers of stories. */
export type Load = (specifier: string) => string | undefined;

interface Declaration {
  text: string;
  isExported: boolean;
  /** The names that its text can use. */
  scope: Scope;
}

type Scope = Map<string, Declaration>;

/** The variables and functions of a module by name, with those that it imports from stories. */
function scopeOf(code: string, load: Load): Scope {
  const source = ts.createSourceFile('stories.tsx', code, ts.ScriptTarget.Latest, true);
  const scope: Scope = new Map();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      for (const [name, declaration] of importsOf(statement, load)) scope.set(name, declaration);
      continue;
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    const declared = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : ts.isFunctionDeclaration(statement)
        ? [statement]
        : [];
    for (const { name } of declared) {
      if (name && ts.isIdentifier(name)) scope.set(name.text, { text: statement.getText(source), isExported, scope });
    }
  }
  return scope;
}

/** What an import gives, by its local name. The default export of stories is their `meta`. */
function importsOf({ importClause, moduleSpecifier }: ts.ImportDeclaration, load: Load): [string, Declaration][] {
  const code = ts.isStringLiteral(moduleSpecifier) && importClause ? load(moduleSpecifier.text) : undefined;
  if (code === undefined) return [];
  // One level: a helper of a helper is rare, and modules may import each other.
  const scope = scopeOf(code, () => undefined);
  const { name, namedBindings } = importClause ?? {};
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  const pairs = named.map((one) => [one.name.text, (one.propertyName ?? one.name).text] as const);
  return [...pairs, ...(name ? [[name.text, 'meta'] as const] : [])].flatMap(([local, original]) => {
    const declaration = scope.get(original);
    return declaration ? [[local, { ...declaration, isExported: false }]] : [];
  });
}

/** The text of a declaration with those of all others that it uses, but `meta`. */
function withHelpers({ text, scope }: Declaration, seen = new Set([text])): string {
  const used = [...scope].filter(
    ([name, other]) => name !== 'meta' && !seen.has(other.text) && new RegExp(`\\b${name}\\b`).test(text),
  );
  for (const [, other] of used) seen.add(other.text);
  return [text, ...used.map(([, other]) => withHelpers(other, seen))].join('\n');
}

/** The text of a story with those of the stories that it spreads, the nearest first. */
function withSpread({ text, scope }: Declaration): string {
  const names = [...text.matchAll(/\.\.\.(\w+)/g)].map(([, name = '']) => name);
  const spread = names.flatMap((name) => scope.get(name) ?? []);
  return [text, ...spread.map(withSpread)].join('\n');
}

const strings = (list = '') => [...list.matchAll(/'([^']+)'/g)].map(([, value = '']) => value);

const rendersOf = (text: string): string[] => {
  const names = [...text.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name);
  return [...new Set(/\bspecimens\b/.test(text) ? [...names, '*'] : names)];
};

const rulesOffIn = (text: string): string[] => {
  const rules = [...text.matchAll(/\{ id: '([\w-]+)', (enabled: false|selector)/g)];
  return [...new Set(rules.map(([, id = '', how]) => (how === 'selector' ? `${id} in part` : id)))];
};

/** @param load reads the modules that the stories import */
export function readStories(code: string, load: Load = () => undefined): StoryFile {
  const all = scopeOf(code, load);
  const meta = all.get('meta');
  const own = meta?.text ?? '';
  const stories = [...all].flatMap(([name, declaration]): Story[] => {
    if (!declaration.isExported || name === 'meta') return [];
    const { text } = declaration;
    const whole = withHelpers(declaration);
    const spread = withSpread(declaration);
    const globals = `${spread}\n${meta ? withSpread(meta) : ''}`;
    return [
      {
        name: /^ {2}name: '([^']+)'/m.exec(text)?.[1] ?? storyNameFromExport(name),
        pressesKeys: /userEvent\.(?:keyboard|tab)\(/.test(whole),
        findsByRole: /ByRole\(/.test(whole),
        isRightToLeft: /(?:dir|direction)\b.{0,8}'rtl'/.test(`${own}\n${whole}`),
        isDark: /theme: '(\w+)'/.exec(globals)?.[1] === 'dark',
        language: /locale: '(\w+)'/.exec(globals)?.[1] ?? 'en',
        hasAxe: !/a11y: \{ test: 'off'/.test(globals),
        rulesOff: rulesOffIn(globals),
        renders: rendersOf(whole),
      },
    ];
  });
  return {
    title: /title: '([^']+)'/.exec(own)?.[1] ?? '',
    tags: strings(/tags: \[([^\]]*)\]/.exec(own)?.[1]),
    keyboard: strings(/keyboard: \[([^\]]*)\]/.exec(own)?.[1]),
    stories,
  };
}
