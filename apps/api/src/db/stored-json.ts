import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { type Cell, reportUnreadable } from './unreadable.ts';

type Schemas = Record<string, TSchema>;

interface Reading {
  /** The schemas that the schema refers to, by their $id. */
  named?: Schemas;
  reviver?: (key: string, value: unknown) => unknown;
}

/**
 * The value of a JSON column; `undefined` if it is null, or not JSON of this shape. The latter is logged
 * and not thrown: one such row must not hide the others.
 */
export function readJson<Schema extends TSchema>(
  text: string | null,
  schema: Schema,
  cell: Cell,
  { named = {}, reviver }: Reading = {},
): Static<Schema> | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text, reviver);
    if (Value.Check(named, schema, value)) return value as Static<Schema>;
  } catch {
    // Reported below, like a value of another shape.
  }
  reportUnreadable(cell);
  return undefined;
}

/** A list of content, in whatever state a draft is. */
const List = Type.Union([Type.Array(Type.Unknown()), Type.Object({})]);

export const readList = (text: string, cell: Cell): unknown => readJson(text, List, cell);
