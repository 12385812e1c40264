import { type TSchema, Type } from 'typebox';
import { MAX_TEXT, schemaNamed, strictObject } from '../http/schemas.ts';
import { inEveryLanguage } from '../text/languages.ts';
import { BLANK } from '../text/normalise.ts';
import { PICTURE_REFERENCE } from './pictures.ts';

interface Node {
  $ref?: string;
  $id?: string;
  type?: string;
  'x-advised-length'?: number;
  properties?: Record<string, TSchema>;
  items?: TSchema;
  anyOf?: TSchema[];
  'x-localised'?: true | 'or-plain';
  'x-picture'?: true;
  'x-sample'?: true;
}

/** A text in one language at least. One that is longer than advised is shown, and staff get a note. */
export function textsSchema(advisedLength: number) {
  const one = Type.String({ maxLength: MAX_TEXT, 'x-advised-length': advisedLength, not: { pattern: BLANK } });
  const each = inEveryLanguage(() => Type.Optional(one));
  return strictObject(each, { 'x-localised': true, minProperties: 1 });
}

/** The switch of an entry: without it `samples.json` says whether the entry is a sample. */
const sampleSwitch = () =>
  Type.Optional(Type.Boolean({ 'x-sample': true, description: 'Sample, or the foundation’s own' }));

/** A localised text becomes one by language, a picture's URL `picture:<name>` or `photo:<name>`. */
export function sourceSchema(answer: TSchema): TSchema {
  const { $id: _name, ...node }: Node = answer;
  if (node.$ref) return sourceSchema(schemaNamed(node.$ref));
  if (node['x-localised']) {
    const texts = textsSchema(node['x-advised-length'] ?? MAX_TEXT);
    return node['x-localised'] === 'or-plain' ? Type.Union([Type.Unsafe<string>(node), texts]) : texts;
  }
  if (node['x-picture']) return Type.String({ pattern: PICTURE_REFERENCE, 'x-picture': true });
  if (node['x-sample']) return sampleSwitch();
  if (node.properties) {
    const written = Object.entries(node.properties)
      .filter(([, child]) => !('x-answer-only' in child))
      // The switch comes first: staff see what an entry is before they write.
      .toSorted(([, one], [, other]) => Number('x-sample' in other) - Number('x-sample' in one));
    const properties = written.map(([key, child]) => [key, sourceSchema(child)]);
    return { ...node, properties: Object.fromEntries(properties) };
  }
  if (node.items) return { ...node, items: sourceSchema(node.items) };
  if (node.anyOf) return { ...node, anyOf: node.anyOf.map(sourceSchema) };
  return node;
}
