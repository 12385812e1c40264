import { AjvCompiler } from '@fastify/ajv-compiler';
import type { FastifySchemaCompiler, FastifyServerOptions } from 'fastify';

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type Known = Parameters<ReturnType<typeof AjvCompiler>>[0];
type Options = Parameters<ReturnType<typeof AjvCompiler>>[1];
/** What Fastify really calls; the types of the compiler speak of Ajv alone. */
type Compile = FastifySchemaCompiler<unknown>;
type Validate = ReturnType<Compile>;

/** One compiler for all servers of this process that know the same schemas. */
const buildFromPool = AjvCompiler();
const made = new WeakMap<Compile, Map<string, Validate>>();

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
  const compile: Compile = buildFromPool(known, options);
  const bySchema = made.get(compile) ?? new Map<string, Validate>();
  made.set(compile, bySchema);
  return (given) => {
    const isHeaders = given.httpPart === 'headers';
    const route = isHeaders ? { ...given, schema: inLowerCase(given.schema as HeadersSchema) } : given;
    const key = JSON.stringify(route.schema);
    const validate: Validate = (data: unknown) => {
      const real = bySchema.get(key) ?? compile(route);
      bySchema.set(key, real);
      const valid = real(data);
      validate.errors = real.errors ?? null;
      return valid;
    };
    return validate;
  };
}

export const buildValidator = build as Factories['buildValidator']; // see Compile
