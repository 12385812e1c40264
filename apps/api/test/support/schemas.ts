import { schemaNamed } from '../../src/http/schemas.ts';

/** Replaces every `$ref` with its schema, so that it can be validated alone. */
export function inline(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(inline);
  if (!node || typeof node !== 'object') return node;
  if ('$ref' in node) return inline(schemaNamed(String(node.$ref)));
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inline(value)]));
}
