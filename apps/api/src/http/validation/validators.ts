import { AjvCompiler } from '@fastify/ajv-compiler';
import type { FastifySchemaCompiler, FastifyServerOptions } from 'fastify';
import { unshowableIn } from '../../text/characters.ts';

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type Known = Parameters<ReturnType<typeof AjvCompiler>>[0];
type Options = Parameters<ReturnType<typeof AjvCompiler>>[1];
/** What Fastify calls; the compiler's types name Ajv only. */
type Compile = FastifySchemaCompiler<unknown>;
type Validate = ReturnType<Compile>;

interface Compiler {
  compile: Compile;
  made: Map<string, Validate>;
}

const compilers = new Map<string, Compiler>();
/** Fastify calls this for every route, with the same store for all routes of a plugin. */
const compilersOfStores = new WeakMap<object, Compiler>();
/** Fastify's own pool serialises all schemas for every route, which took half of the start. */
function compilerFor(known: Known, options: Options): Compiler {
  const asked = known && compilersOfStores.get(known);
  if (asked) return asked;
  // An $id names one schema in the whole process.
  const key = JSON.stringify([Object.keys(known ?? {}), options?.customOptions]);
  const compiler = compilers.get(key) ?? { compile: AjvCompiler()(known, options), made: new Map() };
  compilers.set(key, compiler);
  if (known) compilersOfStores.set(known, compiler);
  return compiler;
}

interface HeadersSchema {
  properties?: Record<string, unknown>;
  required?: string[];
}

/** Node lower-cases header names; Fastify adapts schemas only for its own compiler. */
function inLowerCase({ properties = {}, required = [], ...schema }: HeadersSchema): HeadersSchema {
  const lower = Object.entries(properties).map(([name, property]) => [name.toLowerCase(), property]);
  return { ...schema, properties: Object.fromEntries(lower), required: required.map((name) => name.toLowerCase()) };
}

/** The one place that refuses characters which feeds, exports or databases cannot carry. */
const characterErrors = (data: unknown) =>
  unshowableIn(data).map((instancePath) => ({ keyword: 'pattern', instancePath, schemaPath: '#/pattern', params: {} }));

/** Compiles lazily, and once for each schema: dozens of routes share that of `?lang`. */
function build(known: Known, options: Options): Compile {
  const { compile, made } = compilerFor(known, options);
  return (given) => {
    const isHeaders = given.httpPart === 'headers';
    const route = isHeaders ? { ...given, schema: inLowerCase(given.schema as HeadersSchema) } : given;
    const key = JSON.stringify(route.schema);
    const validate: Validate = (data: unknown) => {
      const real = made.get(key) ?? compile(route);
      made.set(key, real);
      const failures = [...(real(data) === false ? (real.errors ?? []) : []), ...characterErrors(data)];
      validate.errors = failures.length > 0 ? failures : null;
      return failures.length === 0;
    };
    return validate;
  };
}

export const buildValidator = build as Factories['buildValidator']; // see Compile
