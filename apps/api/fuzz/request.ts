import fc, { type Arbitrary } from 'fast-check';
import { type Document, type Operation, type Parameter, resolve } from './document.ts';
import { hostileBodies, hostileKeys, hostileTexts, hostileTypes, hostileValues, RawJson, toJson } from './hostile.ts';
import type { Known } from './known-state.ts';
import { arbitraryOf, withExamples } from './valid.ts';

export interface FuzzRequest {
  method: Operation['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
  /**
   * Whether the schema allows it. Invalid requests must be rejected; valid ones may be, by a rule.
   */
  valid: boolean;
}

type Values = Record<string, string[]>;

const VISIBLE = /^[\x20-\x7e]*$/;

/** URLs cannot contain lone surrogates. */
function encode(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}

const asTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));

type Share = 'sometimes' | 'always';

function orKnown<Value>(generated: Arbitrary<Value>, known: Value | undefined, share: Share): Arbitrary<Value> {
  if (known === undefined) return generated;
  return share === 'always' ? fc.constant(known) : fc.oneof(generated, fc.constant(known));
}

function validParameters(
  document: Document,
  parameters: Parameter[],
  place: Parameter['in'],
  known: Known,
  share: Share,
): Arbitrary<Values> {
  // An Idempotency-Key of another operation is rejected, and generated ones repeat.
  const isLeftOut = ({ name }: Parameter) =>
    share === 'always' && place === 'header' && !(name in (known.headers ?? {}));
  const here = parameters.filter((parameter) => parameter.in === place && !isLeftOut(parameter));
  const model = here.map(({ name, schema, example }) => {
    const value = withExamples(arbitraryOf(document, schema), example === undefined ? [] : [example]);
    return [
      name,
      orKnown(value, (place === 'header' ? known.headers : known.parameters)?.[name], share).map(asTexts),
    ] as const;
  });
  const requiredKeys = here.filter(({ name, required }) => required || known.headers?.[name]).map(({ name }) => name);
  return fc.record(Object.fromEntries(model), { requiredKeys, noNullPrototype: true }) as Arbitrary<Values>;
}

/** Wrong values, the same name twice, and undeclared names. */
function hostileParameters(valid: Arbitrary<Values>, names: string[]): Arbitrary<Values> {
  const name = fc.oneof(names.length > 0 ? fc.constantFrom(...names) : hostileKeys, hostileKeys);
  const values = fc.array(hostileTexts, { minLength: 1, maxLength: 3 });
  const change = fc.dictionary(name, values, { minKeys: 1, maxKeys: 2, noNullPrototype: true });
  return fc.tuple(valid, change).map(([before, after]) => ({ ...before, ...after }));
}

function address(operation: Operation, path: Values, query: Values): string {
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encode(path[name]?.[0] ?? ''));
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    values.map((value) => `${encode(name)}=${encode(value)}`),
  );
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

function headersOf(values: Values): Record<string, string> {
  const entries = Object.entries(values).map(
    ([name, [value = '']]) => [name.toLowerCase(), value.slice(0, 1_000)] as const,
  );
  return Object.fromEntries(entries.filter(([name, value]) => name && VISIBLE.test(name) && VISIBLE.test(value)));
}

/** Replaces, removes or adds one value. `steps` is the path to it. */
function mutate(value: unknown, steps: number[], change: { remove: boolean; key: string; put: unknown }): unknown {
  const [step = 0, ...rest] = steps;
  if (!value || typeof value !== 'object' || value instanceof RawJson) return change.put;
  const entries = Object.entries(value);
  const index = step % (entries.length + 1);
  const chosen = entries[index];
  if (!chosen) entries.push([change.key, change.put]);
  else if (rest.length > 0) entries[index] = [chosen[0], mutate(chosen[1], rest, change)];
  else if (change.remove) entries.splice(index, 1);
  else entries[index] = [chosen[0], change.put];
  if (Array.isArray(value)) return entries.map(([, item]) => item);
  // Defined, not assigned, so that `__proto__` stays a key.
  return Object.defineProperties(
    {},
    Object.fromEntries(entries.map(([key, item]) => [key, { value: item, enumerable: true, configurable: true }])),
  );
}

const steps = fc.array(fc.nat(20), { minLength: 1, maxLength: 3 });
const change = fc.record({ remove: fc.boolean(), key: hostileKeys, put: hostileValues }, { noNullPrototype: true });

const write = (type: string, value: unknown): string =>
  type === 'application/x-www-form-urlencoded' && value && typeof value === 'object'
    ? Object.entries(value)
        .flatMap(([key, child]) =>
          asTexts(child instanceof RawJson ? child.text : child).map((text) => `${encode(key)}=${encode(text)}`),
        )
        .join('&')
    : toJson(value);

const STRUCTURED = ['application/json', 'application/x-www-form-urlencoded'];

/** Small files of the type that the document names first, and others. */
const pdfs = fc.constantFrom('%PDF-1.7\n%%EOF', '%PDF-');
const files = fc.oneof(pdfs, fc.constantFrom('\u00ff\u00d8\u00ff\u00e0', 'GIF89a', 'MZ'));

interface Body {
  type: string | undefined;
  text: string | Buffer | undefined;
}

function bodies(
  document: Document,
  operation: Operation,
  known: Known,
  share: Share,
): { valid: Arbitrary<Body>; hostile: Arbitrary<Body> } {
  const { body } = operation;
  const none: Body = { type: undefined, text: undefined };
  if (!body)
    return { valid: fc.constant(none), hostile: fc.constantFrom(none, { type: 'application/json', text: '{' }) };
  if (!STRUCTURED.includes(body.type)) {
    const file =
      (type: string) =>
      (text: string | Buffer): Body => ({ type, text });
    const valid = known.file ? fc.constant(known.file) : pdfs;
    return { valid: valid.map(file(body.type)), hostile: fc.oneof(files, hostileBodies).map(file(body.type)) };
  }
  const value = orKnown(arbitraryOf(document, resolve(document, body.schema)), known.body, share);
  const valid = value.map((content): Body => ({ type: body.type, text: write(body.type, content) }));
  const mutated = fc
    .tuple(value, steps, change)
    .map(([content, way, what]): Body => ({ type: body.type, text: write(body.type, mutate(content, way, what)) }));
  const foreign = fc.tuple(valid, hostileTypes).map(([{ text }, type]): Body => ({ type, text }));
  const broken = hostileBodies.map((text): Body => ({ type: body.type, text }));
  return {
    valid,
    hostile: fc.oneof(
      { weight: 5, arbitrary: mutated },
      { weight: 1, arbitrary: foreign },
      { weight: 2, arbitrary: broken },
    ),
  };
}

type Place = 'path' | 'query' | 'header' | 'body';

/** The generators of a request: `all('hostile', 'body')` are requests with only a hostile body. */
function parts(document: Document, operation: Operation, known: Known, share: Share) {
  const parameters = (place: Parameter['in']) => {
    const names = operation.parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
    const valid = validParameters(document, operation.parameters, place, known, share);
    return { valid, hostile: hostileParameters(valid, names) };
  };
  const [path, query, header] = [parameters('path'), parameters('query'), parameters('header')];
  const body = bodies(document, operation, known, share);
  const wrong = fc.constantFrom(undefined, 'Bearer x', 'Basic eDp4', `Bearer ${'a'.repeat(43)}`);
  const authorization = orKnown<string | undefined>(wrong, known.authorization, share);
  const noSession = fc.constantFrom({}, { cookie: 'nzete-staff=x' }) as Arbitrary<Record<string, string>>;
  const session = orKnown(noSession, known.session, share);
  return (kind: 'valid' | 'hostile', of: Place) =>
    fc
      .tuple(
        of === 'path' ? path[kind] : path.valid,
        of === 'query' ? query[kind] : query.valid,
        of === 'header' ? header[kind] : header.valid,
        of === 'body' ? body[kind] : body.valid,
        authorization,
        session,
      )
      .map(([pathValues, queryValues, headerValues, { type, text }, credentials, sessionHeaders]): FuzzRequest => {
        const headers = headersOf(headerValues);
        if (type !== undefined) headers['content-type'] = type;
        // A call of programs may need a token that is of no account.
        if ((operation.secured || known.authorization) && credentials) headers.authorization = credentials;
        if (known.session) Object.assign(headers, sessionHeaders);
        const url = address(operation, pathValues, queryValues);
        const request = { method: operation.method, url, headers, valid: kind === 'valid' };
        return text === undefined ? request : { ...request, payload: text };
      });
}

/** Requests to one operation: half valid, half with one hostile part. */
export function requestsTo(document: Document, operation: Operation, known: Known): Arbitrary<FuzzRequest> {
  const all = parts(document, operation, known, 'sometimes');
  const hostileParts: Place[] = ['query', 'header', 'body', ...(operation.path.includes('{') ? ['path' as const] : [])];
  return fc.oneof(all('valid', 'body'), fc.oneof(...hostileParts.map((of) => all('hostile', of))));
}

/** Valid requests to one operation: one of a few succeeds. */
export function goodRequestsTo(document: Document, operation: Operation, known: Known): Arbitrary<FuzzRequest> {
  return parts(document, operation, known, 'always')('valid', 'body');
}
