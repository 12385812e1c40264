import type { FastifySchemaValidationError } from 'fastify';

type Failures = FastifySchemaValidationError[];

const unknownFields = (failures: Failures) =>
  failures.filter(({ keyword }) => keyword === 'additionalProperties').length;

/**
 * When a body may have one of several shapes (`anyOf` of named schemas) and has none, every shape fails. What helps is
 * what the nearest one lacks: the one that knows most of the fields that were sent, then the one that fails least.
 */
export function nearestShape(failures: Failures): Failures {
  if (!failures.some(({ keyword, instancePath }) => keyword === 'anyOf' && instancePath === '')) return failures;
  const byShape = new Map<string, Failures>();
  for (const failure of failures) {
    // Below a `$ref` the path starts with the name of the schema; the failure of `anyOf` itself starts with `#`.
    const [shape = '#'] = failure.schemaPath.split('/');
    if (shape !== '#') byShape.set(shape, [...(byShape.get(shape) ?? []), failure]);
  }
  const nearest = [...byShape.values()].sort((a, b) => unknownFields(a) - unknownFields(b) || a.length - b.length);
  return nearest[0] ?? failures;
}
