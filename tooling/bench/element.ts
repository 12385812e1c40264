/** A part of a page as plain data. */
interface ElementData {
  tag: string;
  attributes: Record<string, string>;
  /** Inline styles by property. */
  style?: Record<string, string>;
  /** The button whose tap is measured. */
  isMenu?: boolean;
  children: NodeData[];
}

export type NodeData = ElementData | string;

/** Runs in the browser: reads elements without invisible nodes, such as React's server markers. */
export function snapshot(elements: Element[], menuButton?: string): NodeData[] {
  const styleOf = ({ style }: HTMLElement | SVGElement) =>
    Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
  const read = (node: Node): NodeData[] => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ? [node.nodeValue] : [];
    const isElement = node instanceof HTMLElement || node instanceof SVGElement;
    if (!isElement || /^(script|template|noscript|link|meta)$/i.test(node.tagName)) return [];
    const { style, ...attributes } = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    return [
      {
        tag: node.localName,
        attributes,
        ...(style && { style: styleOf(node) }),
        ...(menuButton && node.matches(menuButton) && { isMenu: true }),
        children: [...node.childNodes].flatMap(read),
      },
    ];
  };
  return elements.flatMap(read);
}

/** What React names otherwise; it passes other attributes of HTML and SVG on as they are. */
const names: Record<string, string> = { class: 'className', for: 'htmlFor' };

/** Initial values of fields, which visitors change. */
const initial: Record<string, string> = {
  checked: 'defaultChecked',
  selected: 'defaultSelected',
  value: 'defaultValue',
};

/** Boolean attributes. React omits them if the value is an empty string. */
const flags = new Set('checked disabled hidden inert loop multiple muted open required selected'.split(' '));

const propsOf = ({ tag, attributes, style }: ElementData): [name: string, value: unknown][] => [
  ...Object.entries(attributes).map(([name, value]): [string, unknown] => [
    (/^(input|textarea|select|option)$/.test(tag) && initial[name]) || (names[name] ?? name),
    // Some boolean attributes have other values, as in hidden="until-found".
    flags.has(name) && (value === '' || value === name) ? true : value,
  ]),
  ...(style ? [['style', style] satisfies [string, unknown]] : []),
];

/** A call of React's `createElement`, named `h`, that creates the same element. */
export function createElementCall(node: NodeData): string {
  if (typeof node === 'string') return JSON.stringify(node);
  const pairs = propsOf(node).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  if (node.isMenu) pairs.push('onClick:onMenu');
  const own = pairs.length > 0 ? `{${pairs.join()}}` : 'null';
  return `h(${[JSON.stringify(node.tag), own, ...node.children.map(createElementCall)].join()})`;
}

/**
 * A browser module that renders the elements into `#root` with React alone, and marks it as
 * interactive like the site. A tap on the menu button sets an attribute.
 */
export const floorModule = (nodes: NodeData[]): string =>
  `import { createElement as h, Fragment, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
const onMenu = ({ currentTarget }) => currentTarget.setAttribute('aria-expanded', 'true');
function Page() {
  useEffect(() => root.setAttribute('data-interactive', ''), []);
  return h(${['Fragment', 'null', ...nodes.map(createElementCall)].join()});
}
createRoot(root).render(h(Page));
`;
