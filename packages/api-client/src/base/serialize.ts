/**
 * How OpenAPI writes the parameters and the body of a call. The generator adds the rules to a
 * generated endpoint (`extraOptions.openapi`) where they are not the default.
 */
export interface ParameterRule {
  style?: 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject' | 'simple';
  explode?: boolean;
  allowReserved?: boolean;
  /** The media type of a value that is written as content, such as `application/json`. */
  contentType?: string;
  /** Properties of a `deepObject` that have a name or a form of their own, such as `filter[tags][]`. */
  parts?: Record<string, ParameterRule & { name: string }>;
}

export interface BodyRule {
  as: 'json' | 'form' | 'multipart' | 'raw';
  /** Sent as the content type; a form gets its own. */
  contentType?: string;
  /** The `encoding` of the fields of a form. */
  encoding?: Record<string, ParameterRule>;
}

export interface CallRules {
  query?: Record<string, ParameterRule>;
  headers?: Record<string, ParameterRule>;
  body?: BodyRule;
}

const isMissing = (value: unknown): value is null | undefined => value === undefined || value === null;
/** A plain object; not a date, a file or a form that is already written. */
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));
const isBlob = (value: unknown): value is Blob => typeof Blob !== 'undefined' && value instanceof Blob;

/** A value as text: a date in ISO 8601, and JSON for what has no form of its own. */
function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

const isJson = (type: string) => /\bjson\b/i.test(type);

/** The value of a parameter with `content`: JSON, or plain text for any other media type. */
const contentOf = (value: unknown, type: string): string => (isJson(type) ? JSON.stringify(value) : textOf(value));

const entriesOf = (value: Record<string, unknown>) => Object.entries(value).filter(([, each]) => !isMissing(each));
const itemsOf = (value: unknown[]) => value.filter((item) => !isMissing(item));

/** Reserved characters that may stand in a query; `#`, `&`, `=`, `+` and `%` would end or change it. */
const reserved = /%(?:3A|2F|3F|40|24|2C|3B|5B|5D)/g;

function encoder({ allowReserved = false }: ParameterRule) {
  return (value: unknown): string => {
    const encoded = encodeURIComponent(textOf(value));
    return allowReserved ? encoded.replace(reserved, decodeURIComponent) : encoded;
  };
}

/**
 * `deepObject`: `a[b]=1`. OpenAPI says nothing of what is deeper: objects go on in the same way, a
 * list in an object repeats its name, and a list by itself, or of objects, has indices.
 */
function deepPairs(name: string, value: unknown, encode: (value: unknown) => string, depth = 0): string[] {
  if (isMissing(value)) return [];
  if (!Array.isArray(value) && !isObject(value)) return [`${name}=${encode(value)}`];
  if (depth > 0 && Array.isArray(value) && !value.some(isObject)) {
    return itemsOf(value).map((item) => `${name}=${encode(item)}`);
  }
  return Object.entries(value).flatMap(([key, each]) =>
    deepPairs(`${name}[${encodeURIComponent(key)}]`, each, encode, depth + 1),
  );
}

/** An object whose properties are parameters of the document, such as `filter[tags][]`. */
function partPairs(name: string, value: Record<string, unknown>, { parts = {}, ...rule }: ParameterRule): string[] {
  return entriesOf(value).flatMap(([key, each]) => {
    const part = parts[key] ?? { ...rule, name: `${name}[${key}]` };
    const written = encodeURIComponent(part.name).replaceAll('%5B', '[').replaceAll('%5D', ']');
    const isOwn = parts[key] && (part.style ?? part.explode ?? part.contentType) !== undefined;
    return isOwn ? pairsAt(written, each, part) : deepPairs(written, each, encoder(part), 1);
  });
}

const delimiters = { form: ',', simple: ',', spaceDelimited: '%20', pipeDelimited: '%7C', deepObject: ',' };

/** The `name=value` pairs of one parameter of a query or a form. */
const pairsOf = (name: string, value: unknown, rule: ParameterRule = {}): string[] =>
  rule.parts && isObject(value) ? partPairs(name, value, rule) : pairsAt(encodeURIComponent(name), value, rule);

/** The pairs of a name that is encoded. */
function pairsAt(key: string, value: unknown, rule: ParameterRule): string[] {
  if (isMissing(value)) return [];
  const { style = 'form', explode = style === 'form', contentType } = rule;
  const encode = encoder(rule);
  if (contentType) return [`${key}=${encode(contentOf(value, contentType))}`];
  if (!Array.isArray(value) && !isObject(value)) return [`${key}=${encode(value)}`];
  if (style === 'deepObject') return deepPairs(key, value, encode);
  if (Array.isArray(value)) {
    const items = itemsOf(value).map(encode);
    if (explode) return items.map((item) => `${key}=${item}`);
    return items.length > 0 ? [`${key}=${items.join(delimiters[style])}`] : [];
  }
  const properties = entriesOf(value).map(([property, each]) => [encodeURIComponent(property), encode(each)] as const);
  if (explode) return properties.map(([property, each]) => `${property}=${each}`);
  return properties.length > 0 ? [`${key}=${properties.flat().join(delimiters[style])}`] : [];
}

/** The query string of a call; without a rule a list repeats its name, as in OpenAPI. */
export const serializeQuery = (params: Record<string, unknown>, rules: CallRules['query'] = {}): string =>
  Object.entries(params)
    .flatMap(([name, value]) => pairsOf(name, value, rules[name]))
    .join('&');

/** A header: `simple` style, whose values are not percent-encoded. */
export function serializeHeader(value: unknown, { explode = false, contentType }: ParameterRule = {}): string {
  if (contentType) return contentOf(value, contentType);
  if (Array.isArray(value)) return itemsOf(value).map(textOf).join(',');
  if (!isObject(value)) return textOf(value);
  return entriesOf(value)
    .map(([key, each]) => `${key}${explode ? '=' : ','}${textOf(each)}`)
    .join(',');
}

/** The `cookie` header, which browsers replace by their own cookies. */
export const serializeCookies = (cookies: Record<string, unknown>): string =>
  Object.entries(cookies)
    .flatMap(([name, value]) => pairsOf(name, value, { explode: false }))
    .join('; ');

/** A field of a form that has neither style nor media type: an object is JSON. */
const formRule = (value: unknown, rule: ParameterRule = {}): ParameterRule =>
  isObject(value) && !rule.style && rule.explode === undefined ? { ...rule, contentType: 'application/json' } : rule;

function formOf(body: Record<string, unknown>, encoding: Record<string, ParameterRule> = {}): string {
  return Object.entries(body)
    .flatMap(([name, value]) => {
      const { contentType, ...rule } = encoding[name] ?? {};
      const asJson = contentType !== undefined && isJson(contentType);
      return pairsOf(name, value, formRule(value, asJson ? { contentType } : rule));
    })
    .join('&')
    .replaceAll('%20', '+');
}

function multipartOf(body: Record<string, unknown>, encoding: Record<string, ParameterRule> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of entriesOf(body)) {
    const { style, explode } = encoding[name] ?? {};
    if ((style ?? explode) !== undefined && typeof value === 'object' && !isBlob(value)) {
      for (const pair of pairsOf(name, value, encoding[name])) {
        const [key = '', text = ''] = pair.split('=').map(decodeURIComponent);
        form.append(key, text);
      }
      continue;
    }
    for (const part of Array.isArray(value) ? itemsOf(value) : [value]) {
      const contentType = encoding[name]?.contentType?.split(',')[0]?.trim();
      const type = contentType?.includes('*') ? undefined : contentType;
      if (isBlob(part)) form.append(name, type && !part.type ? new Blob([part], { type }) : part, fileName(part));
      else if (isObject(part))
        form.append(name, new Blob([JSON.stringify(part)], { type: type ?? 'application/json' }));
      else if (type) form.append(name, new Blob([textOf(part)], { type }));
      else form.append(name, textOf(part));
    }
  }
  return form;
}

const fileName = (blob: Blob) => ('name' in blob && typeof blob.name === 'string' ? blob.name : 'blob');

/** What `fetch` sends as a body, and its content type, unless `fetch` has to write it itself. */
export function serializeBody(body: unknown, { as, contentType, encoding }: BodyRule) {
  if (isMissing(body)) return { body: undefined, contentType: undefined };
  if (as === 'multipart') return { body: isObject(body) ? multipartOf(body, encoding) : body, contentType: undefined };
  if (as === 'form') {
    const type = 'application/x-www-form-urlencoded';
    return { body: isObject(body) ? formOf(body, encoding) : body, contentType: type };
  }
  return { body: as === 'json' ? JSON.stringify(body) : body, contentType };
}
