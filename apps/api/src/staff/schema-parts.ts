/** What schemas of many staff pages have. */
import { type TSchema, Type } from 'typebox';

export const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const time = (description: string) =>
  Type.String({ format: 'date-time', description, examples: ['2026-06-01T08:30:00.000Z'] });

/** An input option for texts that staff write. */
export const asTyped = Type.Optional(
  Type.Boolean({
    description: 'Whether the texts stay as they are written. By default they are typeset as their language is',
    examples: [true],
  }),
);

export const username = (description: string) => Type.String({ description, examples: ['amani'] });

export const day = (description: string) => Type.String({ format: 'date', description, examples: ['2026-06-08'] });
