import { expect, test } from 'vitest';
import { fieldNames } from '../../site/src/staff/content/texts/fieldNames.ts';
import { contentPaths, schemaOf } from '../src/content/source-files.ts';

interface Node {
  'x-localised'?: true | 'or-plain';
  properties?: Record<string, Node>;
  patternProperties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
}

/** The properties that the form of a list has a field for. */
function* properties(node: Node): Generator<string> {
  // The languages have names of their own.
  if (node['x-localised'] === true) return;
  for (const [name, child] of Object.entries(node.properties ?? {})) {
    yield name;
    yield* properties(child);
  }
  const others = [...Object.values(node.patternProperties ?? {}), ...(node.items ? [node.items] : [])];
  for (const child of [...others, ...(node.anyOf ?? [])]) yield* properties(child);
}

test.each(contentPaths)('[CONTENT-54] every field of %s has a name in the language of the staff', (path) => {
  const names = [...new Set(properties(schemaOf(path) as Node))];
  expect(names.filter((name) => !Object.hasOwn(fieldNames, name))).toEqual([]);
});
