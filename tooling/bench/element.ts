/** A part of a page as plain data. */
interface ElementData {
  tag: string;
  attributes: Record<string, string>;
  /** The button whose tap is measured. */
  isMenu?: boolean;
  children: NodeData[];
}

export type NodeData = ElementData | string;

/** Runs in the browser: reads elements without invisible nodes, such as React's server markers. */
export function snapshot(elements: Element[], menuButton?: string): NodeData[] {
  const read = (node: Node): NodeData[] => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ? [node.nodeValue] : [];
    if (!(node instanceof Element) || /^(script|template|noscript|link|meta)$/i.test(node.tagName)) return [];
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    const children = [...node.childNodes].flatMap(read);
    return [
      { tag: node.localName, attributes, children, ...(menuButton && node.matches(menuButton) && { isMenu: true }) },
    ];
  };
  return elements.flatMap(read);
}

/** Attributes of HTML that React knows by another name. */
const names: Record<string, string> = {
  autocomplete: 'autoComplete',
  autofocus: 'autoFocus',
  checked: 'defaultChecked',
  class: 'className',
  crossorigin: 'crossOrigin',
  datetime: 'dateTime',
  fetchpriority: 'fetchPriority',
  for: 'htmlFor',
  maxlength: 'maxLength',
  minlength: 'minLength',
  novalidate: 'noValidate',
  readonly: 'readOnly',
  selected: 'defaultSelected',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  value: 'defaultValue',
};

/** Boolean attributes. React omits them if the value is an empty string. */
const flags = new Set([
  'autofocus',
  'checked',
  'disabled',
  'hidden',
  'inert',
  'loop',
  'multiple',
  'muted',
  'novalidate',
  'open',
  'playsinline',
  'readonly',
  'required',
  'selected',
]);

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Converts `color: red; --size: 2px` to React's style object. Semicolons in brackets or quotes are
 * part of the value.
 */
export function styleObject(text: string): Record<string, string> {
  const declarations = text.matchAll(/([\w-]+)\s*:\s*((?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(])+)/g);
  const nameOf = (name: string) => (name.startsWith('--') ? name : camelCase(name));
  return Object.fromEntries([...declarations].map(([, name = '', value = '']) => [nameOf(name), value.trim()]));
}

function propName(tag: string, name: string): string {
  // The value of a button or a list item is not an initial value that visitors change.
  if (name === 'value' && !/^(input|textarea|select)$/.test(tag)) return name;
  // SVG attributes, such as stroke-width.
  return names[name] ?? (/^(aria|data)-/.test(name) ? name : camelCase(name));
}

function propValue(name: string, value: string): unknown {
  if (name === 'style') return styleObject(value);
  // Some boolean attributes have other values, as in hidden="until-found".
  return flags.has(name) && (value === '' || value === name) ? true : value;
}

const propsOf = ({ tag, attributes }: ElementData): Record<string, unknown> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [propName(tag, name), propValue(name, value)]));

/** A call of React's `createElement`, named `h`, that creates the same element. */
export function createElementCall(node: NodeData): string {
  if (typeof node === 'string') return JSON.stringify(node);
  const props = propsOf(node);
  const pairs = Object.entries(props).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  if (node.isMenu) pairs.push('onClick:onMenu');
  const own = pairs.length > 0 ? `{${pairs.join()}}` : 'null';
  return `h(${[JSON.stringify(node.tag), own, ...node.children.map(createElementCall)].join()})`;
}

/**
 * A browser module that renders the elements into `#root` with React alone. A tap on the menu
 * button sets an attribute.
 */
export const floorModule = (nodes: NodeData[]): string =>
  `import { createElement as h, Fragment } from 'react';
import { createRoot } from 'react-dom/client';

const onMenu = ({ currentTarget }) => currentTarget.setAttribute('aria-expanded', 'true');
const Page = () => h(${['Fragment', 'null', ...nodes.map(createElementCall)].join()});
createRoot(document.getElementById('root')).render(h(Page));
`;
