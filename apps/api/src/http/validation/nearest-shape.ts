import type { FastifySchemaValidationError } from 'fastify';

type Failures = FastifySchemaValidationError[];

const unknownFields = (failures: Failures) =>
  failures.filter(({ keyword }) => keyword === 'additionalProperties').length;

/**
 * If a body matches none of several schemas (`anyOf`), all of them report errors. Returns those of
 * the closest schema: the one with the fewest unknown fields, then with the fewest errors.
 */
export function nearestShape(failures: Failures): Failures {
  if (!failures.some(({ keyword, instancePath }) => keyword === 'anyOf' && instancePath === '')) return failures;
  const byShape = new Map<string, Failures>();
  for (const failure of failures) {
    // Below a `$ref` the path starts with the name of the schema; the error of `anyOf` itself
    // starts with `#`.
    const [shape = '#'] = failure.schemaPath.split('/');
    if (shape !== '#') byShape.set(shape, [...(byShape.get(shape) ?? []), failure]);
  }
  const nearest = [...byShape.values()].sort((a, b) => unknownFields(a) - unknownFields(b) || a.length - b.length);
  return nearest[0] ?? failures;
}
