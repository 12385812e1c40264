import type { BodyRule, CallRules, ParameterRule } from '../base/serialize.ts';
import { type Call, isJson, type OpenApiDocument, record, resolved } from './document.ts';

/** A parameter of a call, with what `$ref` names. */
interface Parameter {
  name: string;
  in: string;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  schema?: unknown;
  content?: Record<string, unknown>;
}

/** The parameters of a call: its own, and those of its path. */
function parametersOf(document: OpenApiDocument, { path, operation }: Call): Parameter[] {
  const own = (operation.parameters ?? []).map((each) => resolved(document, each) as Parameter);
  const shared = [record(document.paths[path]).parameters ?? []].flat() as unknown[];
  const inherited = shared.map((each) => resolved(document, each) as Parameter);
  return [
    ...own,
    ...inherited.filter((each) => !own.some(({ name, in: place }) => name === each.name && place === each.in)),
  ];
}

/** Whether a schema, or one that it is made of, is of a list or an object. */
function isComplex(document: OpenApiDocument, schema: unknown, depth = 0): boolean {
  const { type, properties, additionalProperties, allOf, oneOf, anyOf } = record(resolved(document, schema));
  const types = [type].flat();
  if (types.includes('array') || types.includes('object') || properties || additionalProperties) return true;
  const parts = [allOf, oneOf, anyOf].flat().filter((part) => part !== undefined);
  return depth < 5 && parts.some((part) => isComplex(document, part, depth + 1));
}

/** A path parameter that the generator cannot write: a list, an object, or another style. */
export const hasHardPath = (document: OpenApiDocument, call: Call): boolean =>
  parametersOf(document, call).some(
    ({ in: place, style = 'simple', schema, content }) =>
      place === 'path' && (style !== 'simple' || content !== undefined || isComplex(document, schema)),
  );

export const hasCookies = (document: OpenApiDocument, call: Call): boolean =>
  parametersOf(document, call).some((parameter) => parameter.in === 'cookie');

const styles = ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject', 'simple'] as const;

/** The rule of a parameter or of a field of a form; undefined for the default. */
function ruleOf({
  style,
  explode,
  allowReserved,
  content,
  contentType,
}: Partial<Parameter> & { contentType?: unknown }) {
  const known = styles.find((each) => each === style);
  const type = content ? Object.keys(content)[0] : contentType;
  const rule: ParameterRule = {
    ...(known && known !== 'form' && { style: known }),
    ...(known !== 'deepObject' && explode !== undefined && explode !== ((known ?? 'form') === 'form') && { explode }),
    ...(allowReserved && { allowReserved }),
    ...(typeof type === 'string' && { contentType: type }),
  };
  return Object.keys(rule).length > 0 ? rule : undefined;
}

/** `simple` is the default of a header, and does not explode. */
const headerRuleOf = ({ explode, content }: Parameter): ParameterRule | undefined =>
  explode ? { explode } : content ? { contentType: Object.keys(content)[0] ?? 'application/json' } : undefined;

function byName(parameters: Parameter[], rule: (parameter: Parameter) => ParameterRule | undefined) {
  const rules = parameters.flatMap((each) => {
    const own = rule(each);
    return own ? [[each.name, own] as const] : [];
  });
  return rules.length > 0 ? Object.fromEntries(rules) : undefined;
}

/** How the body is written: as JSON if it may be; undefined if it has no form that is known. */
export function bodyOf(document: OpenApiDocument, { operation }: Call): BodyRule | 'none' | undefined {
  const content = record(record(resolved(document, operation.requestBody)).content);
  const types = Object.keys(content);
  if (types.length === 0) return 'none';
  const find = (test: (type: string) => boolean) => types.find(test);
  const json = find(isJson);
  const form = json ?? find((type) => type.startsWith('application/x-www-form-urlencoded'));
  const multipart = form ?? find((type) => type.startsWith('multipart/form-data'));
  const type = multipart ?? types[0] ?? '';
  const fields = Object.entries(record(record(content[type]).encoding)).flatMap(([name, value]) => {
    const rule = ruleOf(record(value));
    return rule ? [[name, rule] as const] : [];
  });
  const encoding = fields.length > 0 ? { encoding: Object.fromEntries(fields) } : {};
  if (type === json) return { as: 'json', ...(type !== '*/*' && { contentType: type }) };
  if (type === form) return { as: 'form', ...encoding };
  if (type === multipart) return { as: 'multipart', ...encoding };
  // XML and the like of a text is sent as it is; of an object it would have to be written.
  const isStructured = isComplex(document, record(content[type]).schema);
  return isStructured ? undefined : { as: 'raw', ...(!type.includes('*') && { contentType: type }) };
}

const bracketed = /^(.+?)\[(.*?)\]/;

/** The rule of parameters like `filter[name]`, of which the generator makes one: an object. */
function mergedRule(base: string, parameters: Parameter[]): ParameterRule {
  const parts = parameters.flatMap(({ style, ...each }) => {
    const part = bracketed.exec(each.name)?.[2] ?? '';
    const usual = `${base}[${part}]`;
    const rule = ruleOf(style === 'deepObject' || style === undefined ? each : { ...each, style });
    // Of names that are deeper the generator makes one property, which may have any of them.
    if (each.name !== usual && each.name !== `${usual}[]`) return [];
    return rule || each.name !== usual ? [[part, { name: each.name, ...rule }] as const] : [];
  });
  return { style: 'deepObject', ...(parts.length > 0 && { parts: Object.fromEntries(parts) }) };
}

/** The rules of the parameters of a query by the names that the generator gives them. */
function queryRules(parameters: Parameter[]): CallRules['query'] {
  const baseOf = ({ name }: Parameter) => bracketed.exec(name)?.[1];
  const bases = new Set(parameters.flatMap((each) => baseOf(each) ?? []));
  const withBase = (base: string | undefined) => parameters.filter((each) => baseOf(each) === base);
  const merged = [...bases].map((base) => [base, mergedRule(base, withBase(base))] as const);
  const rules = { ...byName(withBase(undefined), ruleOf), ...Object.fromEntries(merged) };
  return Object.keys(rules).length > 0 ? rules : undefined;
}

/** The rules of a call that differ from what the client does without any. */
export function callRules(document: OpenApiDocument, call: Call): CallRules | undefined {
  const parameters = parametersOf(document, call);
  const inPlace = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const query = queryRules(inPlace('query'));
  const headers = byName(inPlace('header'), headerRuleOf);
  const body = bodyOf(document, call);
  // RTK Query writes objects and lists as `application/json` by itself.
  const isPlain = !body || body === 'none' || (body.as === 'json' && body.contentType === 'application/json');
  const rules: CallRules = {
    ...(query && { query }),
    ...(headers && { headers }),
    ...(!isPlain && { body }),
  };
  return Object.keys(rules).length > 0 ? rules : undefined;
}
