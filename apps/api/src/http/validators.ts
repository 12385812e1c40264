import { AjvCompiler } from '@fastify/ajv-compiler';
import type { FastifySchemaCompiler, FastifyServerOptions } from 'fastify';

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type Known = Parameters<ReturnType<typeof AjvCompiler>>[0];
type Options = Parameters<ReturnType<typeof AjvCompiler>>[1];
/** What Fastify really calls; the types of the compiler name Ajv alone. */
type Compile = FastifySchemaCompiler<unknown>;
type Validate = ReturnType<Compile>;

/** One compiler for all servers of this process that know the same schemas, and what it has made. */
interface Compiler {
  compile: Compile;
  made: Map<string, Validate>;
}

const compilers = new Map<string, Compiler>();
const numbersOfTexts = new Map<string, number>();
const numbersOfSchemas = new WeakMap<object, number>();

/** Schemas of equal text have one number. */
function numberOf(schema: object): number {
  const known = numbersOfSchemas.get(schema);
  if (known !== undefined) return known;
  const text = JSON.stringify(schema);
  const number = numbersOfTexts.get(text) ?? numbersOfTexts.size;
  numbersOfTexts.set(text, number);
  numbersOfSchemas.set(schema, number);
  return number;
}

/**
 * Fastify asks for a compiler again for every route. Its own pool then writes out every schema that the server knows,
 * a hundred times, which was half of the time of a start; by their numbers the key is short.
 */
function compilerFor(known: Known, options: Options): Compiler {
  const schemas = Object.values(known ?? {}).filter((schema) => typeof schema === 'object');
  const key = `${schemas.map(numberOf)} ${JSON.stringify(options?.customOptions)}`;
  const compiler = compilers.get(key) ?? { compile: AjvCompiler()(known, options), made: new Map() };
  compilers.set(key, compiler);
  return compiler;
}

interface HeadersSchema {
  properties?: Record<string, unknown>;
  required?: string[];
}

/** Node gives the names of headers in lower case, so a schema must have them so. Fastify does this only for its own compiler. */
function inLowerCase({ properties = {}, required = [], ...schema }: HeadersSchema): HeadersSchema {
  const lower = Object.entries(properties).map(([name, property]) => [name.toLowerCase(), property]);
  return { ...schema, properties: Object.fromEntries(lower), required: required.map((name) => name.toLowerCase()) };
}

/**
 * Makes the functions that check requests, as Fastify does, but each schema once in a process and not before it is
 * needed: dozens of routes share the schema of `?lang`, and a test starts a server of its own that then asks one of them.
 */
function build(known: Known, options: Options): Compile {
  const { compile, made } = compilerFor(known, options);
  return (given) => {
    const isHeaders = given.httpPart === 'headers';
    const route = isHeaders ? { ...given, schema: inLowerCase(given.schema as HeadersSchema) } : given;
    const key = JSON.stringify(route.schema);
    const validate: Validate = (data: unknown) => {
      const real = made.get(key) ?? compile(route);
      made.set(key, real);
      const valid = real(data);
      validate.errors = real.errors ?? null;
      return valid;
    };
    return validate;
  };
}

export const buildValidator = build as Factories['buildValidator']; // see Compile
