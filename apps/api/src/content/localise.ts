import { type Lang, languages } from '../http/schemas.ts';

type Text = Record<Lang, string>;

/** `Value` in one language: every `{ en, fr, ln, sw }` in it has become a string. */
export type Localised<Value> = Value extends Text
  ? string
  : Value extends readonly (infer Item)[]
    ? Localised<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Localised<Value[Key]> }
      : Value;

function isText(value: object): value is Text {
  return languages.every((lang) => lang in value);
}

/**
 * Keeps one language of a content tree and puts addresses in the place of `picture:<name>`.
 *
 * @param address Gives the address of a picture by its name; throws for one it does not know.
 */
export function localise<Value>(value: Value, lang: Lang, address: (name: string) => string): Localised<Value> {
  const walk = (node: unknown): unknown => {
    if (typeof node === 'string') return node.startsWith('picture:') ? address(node.slice('picture:'.length)) : node;
    if (Array.isArray(node)) return node.map(walk);
    if (node === null || typeof node !== 'object') return node;
    if (isText(node)) return node[lang];
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, walk(child)]));
  };
  return walk(value) as Localised<Value>;
}
