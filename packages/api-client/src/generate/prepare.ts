import { isMethod, type OpenApiDocument, record, targetOf } from './document.ts';

interface Prepared {
  document: OpenApiDocument;
  /** Paths with a reference that cannot be followed, such as one to another file. */
  unresolved: string[];
}

type Item = Record<string, unknown>;

/**
 * The document as the generator of RTK Query understands it, which follows no reference of a path,
 * takes no `default` for a success, and fails if two calls have one name.
 */
export function prepare(document: OpenApiDocument): Prepared {
  const found = Object.entries(document.paths).map(([path, item]) => ({ path, item, ...followed(document, item) }));
  const isReference = (item: unknown) => '$ref' in record(item);
  const own = found.filter(({ item }) => !isReference(item));
  const names = new Set(own.flatMap(({ calls }) => Object.values(calls).map((call) => record(call).operationId)));
  const paths = found.map(({ path, item, calls }) => {
    const entries = Object.entries(calls).map(([key, value]) => {
      if (!isMethod(key)) return [key, value];
      return [key, withSuccess(isReference(item) ? namedOnce(record(value), names) : record(value))];
    });
    return [path, Object.fromEntries(entries)];
  });
  return {
    document: { ...document, paths: Object.fromEntries(paths) },
    unresolved: found.filter(({ isWhole }) => !isWhole).map(({ path }) => path),
  };
}

/** A path with what its reference names. What stands beside the reference counts. */
function followed(document: OpenApiDocument, item: unknown, depth = 0): { calls: Item; isWhole: boolean } {
  const { $ref, ...own } = record(item);
  if ($ref === undefined) return { calls: own, isWhole: true };
  const target = depth < 20 ? targetOf(document, $ref) : undefined;
  if (target === undefined) return { calls: own, isWhole: false };
  const { calls, isWhole } = followed(document, target, depth + 1);
  return { calls: { ...calls, ...own }, isWhole };
}

/** Two paths may refer to one item: the second gets its names from its path. */
function namedOnce({ operationId, ...call }: Item, names: Set<unknown>): Item {
  if (operationId === undefined || names.has(operationId)) return call;
  names.add(operationId);
  return { ...call, operationId };
}

/** Without any success the `default` is one. */
function withSuccess(call: Item): Item {
  const { default: other, ...responses } = record(call.responses);
  if (other === undefined || Object.keys(responses).some((status) => status.startsWith('2'))) return call;
  return { ...call, responses: { ...responses, 200: other } };
}
