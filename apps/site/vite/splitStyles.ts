import { createHash } from 'node:crypto';
import postcss, { type ChildNode, type Rule } from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import { commonPages } from '../src/app/commonPages.ts';
import { pageModule } from './pageFiles.ts';

/** What this many pages use is cheaper in the sheet that every page has. */
const SHARED = 8;

/**
 * Splits the stylesheet: what bar, footer and the home page use is in the sheet that every page has, what only a page uses is in a sheet of its
 * own, `<page>-<hash>.css` beside `site-<hash>.css`. Of two rules with the same specificity the later one wins, and in two sheets that would be
 * another one; so the rules are in cascade layers, whose order the first sheet names: by specificity, then as in the whole sheet.
 */
export function splitStyles(): Plugin {
  return {
    name: 'nzete:split-styles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const [file, ...others] = Object.values(bundle).filter(isSheet);
      if (!file || others.length > 0) this.error('The site has one stylesheet, which is split here');
      const sheets = splitSheet(
        file.source.toString(),
        codeBySheet([...this.getModuleIds()], (id) => this.getModuleInfo(id)),
      );
      const hash = createHash('sha256').update(Object.values(sheets).join('\n')).digest('base64url').slice(0, 8);
      for (const [name, source] of Object.entries(sheets))
        this.emitFile({ type: 'asset', fileName: `assets/${name}-${hash}.css`, source });
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.viteMetadata?.importedCss.delete(file.fileName))
          chunk.viteMetadata.importedCss.add(`assets/site-${hash}.css`);
      delete bundle[file.fileName];
    },
  };
}

const isSheet = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputAsset =>
  file.type === 'asset' && file.fileName.endsWith('.css');

/** By page, the code that it fetches beside that of every visit, which is under `site`. Libraries have no class of ours. */
function codeBySheet(ids: string[], infoOf: (id: string) => Rolldown.ModuleInfo | null): Record<string, string> {
  const pageOf = (id: string) => {
    const [, page = ''] = pageModule.exec(id) ?? [];
    return commonPages.includes(page) ? '' : page;
  };
  const reach = (start: string[], without: ReadonlySet<string>) => {
    const found = new Set(start);
    for (const id of found) {
      const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {};
      for (const next of [...importedIds, ...dynamicallyImportedIds])
        if (!without.has(next) && !next.includes('/node_modules/') && !pageOf(next)) found.add(next);
    }
    return found;
  };
  const codeOf = (found: Set<string>) => [...found].map((id) => infoOf(id)?.code ?? '').join('\n');
  const common = reach(
    ids.filter((id) => infoOf(id)?.isEntry),
    new Set(),
  );
  const pages = ids.filter(pageOf).map((id) => [pageOf(id), codeOf(reach([id], common))] as const);
  return { site: codeOf(common), ...Object.fromEntries(pages) };
}

/** A rule with the conditions around it, outermost first: `@media print`. */
interface LayeredRule {
  rule: Rule;
  conditions: string[];
  /** Conditions, and the selectors without the class that names the rule: rules with the same are told apart by their class alone. */
  context: string;
  /** Names of its properties, with their values left out. */
  properties: string;
  groups: Set<string>;
  specificity: number;
  /** Number of its layer. */
  layer: number;
}

/**
 * The sheets of a site from its whole sheet.
 *
 * @param codeOf by page, the code that it fetches beside that of every visit, which is under `site`
 * @returns by page the rules that only its code names, and under `site` all others
 */
export function splitSheet(css: string, codeOf: Readonly<Record<string, string>>): Record<string, string> {
  const root = postcss.parse(css);
  const found = root.nodes.flatMap((node) => rulesIn(node, []));
  const rules = layered(found.toSorted((a, b) => a.specificity - b.specificity));
  const sheetsOf = sheetFinder(codeOf);
  const sheets: Record<string, LayeredRule[]> = Object.fromEntries(Object.keys(codeOf).map((name) => [name, []]));
  for (const rule of rules) for (const name of sheetsOf(rule.rule)) sheets[name]?.push(rule);
  const order = Array.from({ length: (rules.at(-1)?.layer ?? 0) + 1 }, (_, layer) => nameOf(layer));
  const others = root.nodes.filter((node) => rulesIn(node, []).length === 0).map((node) => node.toString());
  return Object.fromEntries(
    Object.entries(sheets).map(([name, own]) => [
      name,
      `${name === 'site' ? `@layer base,${order};${others.join('')}` : ''}${write(own)}`,
    ]),
  );
}

/** The rules that get a layer. What has one, and what names something (a font, an animation, a property), is none of them. */
function rulesIn(node: ChildNode, conditions: string[]): Omit<LayeredRule, 'layer'>[] {
  if (node.type === 'rule') {
    const properties = node.nodes.flatMap((child) => (child.type === 'decl' ? child.prop : []));
    return [...new Set(node.selectors.map(specificityOf))].map((specificity) => {
      const selectors = node.selectors.filter((selector) => specificityOf(selector) === specificity);
      return {
        rule: node.clone({ selectors }),
        conditions,
        context: [...conditions, ...selectors.map((selector) => selector.replace(className, ''))].join(),
        properties: properties.join(),
        groups: new Set(properties.map(groupOf)),
        specificity,
      };
    });
  }
  if (node.type !== 'atrule' || !atRulesWithRules.includes(node.name)) return [];
  return (node.nodes ?? []).flatMap((child) => rulesIn(child, [...conditions, `@${node.name} ${node.params}`]));
}

const atRulesWithRules = ['media', 'supports', 'container', 'starting-style'];

/** The specificity of a selector as one number; of a list in `:is()` or `:not()`, that of its longest member. */
export function specificityOf(selector: string): number {
  const plain = withoutLists(selector.replaceAll(/\\[0-9a-f]{1,6} ?|\\./gi, 'x').replaceAll(/\[[^\]]*\]/g, '.x'));
  const count = (pattern: RegExp) => plain.match(pattern)?.length ?? 0;
  const elements = count(/::[\w-]+/g) + count(/(?<![\w.#:[-])(?:[a-z][\w-]*)/g);
  const classes = count(/\.[\w-]+|(?<!:):(?!:|(?:is|not|has)\()[\w-]+/g);
  return count(/#[\w-]+/g) * 10_000 + classes * 100 + elements;
}

/** Without what is in `:where()`, and of each list in parentheses the longest member alone. */
function withoutLists(selector: string): string {
  const innermost = /(:where|:is|:not|:has)?\(([^()]*)\)/;
  const found = innermost.exec(selector);
  if (!found) return selector;
  const [whole, name, members = ''] = found;
  const longest = members.split(',').reduce((a, b) => (b.length > a.length ? b : a));
  const kept = name && name !== ':where' ? ` ${longest} ` : '';
  return withoutLists(selector.replace(whole, () => kept));
}

/** Properties that overlap have the same group: `padding` and `padding-inline`, `border` and `border-top-width`. */
function groupOf(property: string): string {
  if (property.startsWith('--')) return property;
  if (/^(?:top|right|bottom|left)$/.test(property)) return 'inset';
  if (/^(?:line-height|letter-spacing)$/.test(property)) return 'font';
  if (/(?:^|-)gap$/.test(property)) return 'gap';
  if (/^(?:min|max)-|^-webkit-/.test(property)) return property.replace('-webkit-', '');
  return property.split('-')[0] ?? property;
}

/** Where two rules that follow each other could compete for a property of one element, a new layer begins. */
function layered(rules: Omit<LayeredRule, 'layer'>[]): LayeredRule[] {
  let layer = 0;
  let current: Omit<LayeredRule, 'layer'>[] = [];
  return rules.map((rule) => {
    const competes = current.some(
      (other) =>
        [...rule.groups].some((group) => other.groups.has(group)) &&
        (rule.context !== other.context || rule.properties !== other.properties),
    );
    if (competes) {
      layer += 1;
      current = [];
    }
    current.push(rule);
    return { ...rule, layer };
  });
}

const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/i;

/** Which sheets need a rule. */
function sheetFinder(codeOf: Readonly<Record<string, string>>) {
  const unescaped = Object.entries(codeOf).map(
    ([name, code]) => [name, code.replaceAll(/\\(["'`\\])/g, '$1')] as const,
  );
  return ({ selectors }: Rule): string[] => {
    const needed = new Set<string>();
    for (const selector of selectors) {
      const name = classIn(selector);
      const users = name ? unescaped.filter(([, code]) => code.includes(name)).map(([sheet]) => sheet) : [];
      const isShared = users.length === 0 || users.length >= SHARED || users.includes('site');
      for (const sheet of isShared ? ['site'] : users) needed.add(sheet);
    }
    return needed.has('site') ? ['site'] : [...needed];
  };
}

/** The first class of a selector, as the code writes it. */
const classIn = (selector: string) =>
  className
    .exec(selector)?.[1]
    ?.replaceAll(/\\([0-9a-f]{1,6}) ?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('\\', '');

const nameOf = (layer: number) => `l${layer.toString(36)}`;

/** The rules, those with the same layer and conditions together. */
function write(rules: LayeredRule[]): string {
  let css = '';
  let open: string[] = [];
  for (const { rule, conditions, layer } of rules) {
    const around = [`@layer ${nameOf(layer)}`, ...conditions];
    const same = around.findIndex((part, index) => part !== open[index]);
    const kept = same === -1 ? around.length : same;
    css += '}'.repeat(Math.max(0, open.length - kept));
    css += around
      .slice(kept)
      .map((part) => `${part}{`)
      .join('');
    css += rule.toString();
    open = around;
  }
  return css + '}'.repeat(open.length);
}
