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

interface Declaration {
  text: string;
  isExported: boolean;
}

/** The variables and functions of a module by name. */
function declarationsOf(source: ts.SourceFile): Map<string, Declaration> {
  const found = new Map<string, Declaration>();
  for (const statement of source.statements) {
    const isExported =
      ts.canHaveModifiers(statement) &&
      (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    const declared = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : ts.isFunctionDeclaration(statement)
        ? [statement]
        : [];
    for (const { name } of declared) {
      if (name && ts.isIdentifier(name)) found.set(name.text, { text: statement.getText(source), isExported });
    }
  }
  return found;
}

/** The text of a declaration with those of all others of the module that it uses. */
function withHelpers(name: string, all: Map<string, Declaration>, seen = new Set<string>()): string {
  seen.add(name);
  const text = all.get(name)?.text ?? '';
  const used = [...all.keys()].filter((other) => !seen.has(other) && new RegExp(`\\b${other}\\b`).test(text));
  return [text, ...used.map((other) => withHelpers(other, all, seen))].join('\n');
}

const strings = (list = '') => [...list.matchAll(/'([^']+)'/g)].map(([, value = '']) => value);

const rendersOf = (text: string): string[] => {
  const names = [...text.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name);
  return [...new Set(/\bspecimens\b/.test(text) ? [...names, '*'] : names)];
};

export function readStories(code: string): StoryFile {
  const all = declarationsOf(ts.createSourceFile('stories.tsx', code, ts.ScriptTarget.Latest, true));
  const meta = all.get('meta')?.text ?? '';
  const others = new Map([...all].filter(([name]) => name !== 'meta'));
  const stories = [...others].flatMap(([name, { text, isExported }]): Story[] => {
    if (!isExported) return [];
    const whole = withHelpers(name, others);
    const globals = `${meta}\n${text}`;
    return [
      {
        name: /^ {2}name: '([^']+)'/m.exec(text)?.[1] ?? storyNameFromExport(name),
        pressesKeys: /userEvent\.(?:keyboard|tab)\(/.test(whole),
        findsByRole: /ByRole\(/.test(whole),
        isRightToLeft: /(?:dir|direction)\b.{0,8}'rtl'/.test(`${meta}\n${whole}`),
        isDark: /theme: 'dark'/.test(globals),
        language: /locale: '(\w+)'/.exec(text)?.[1] ?? /locale: '(\w+)'/.exec(meta)?.[1] ?? 'en',
        hasAxe: !/a11y: \{ test: 'off'/.test(globals),
        renders: rendersOf(whole),
      },
    ];
  });
  return {
    title: /title: '([^']+)'/.exec(meta)?.[1] ?? '',
    tags: strings(/tags: \[([^\]]*)\]/.exec(meta)?.[1]),
    keyboard: strings(/keyboard: \[([^\]]*)\]/.exec(meta)?.[1]),
    stories,
  };
}
