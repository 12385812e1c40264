import type { Schema } from '../form/schema.ts';

/** What every field gets. */
export interface SchemaFieldProps {
  schema: Schema;
  pointer: string;
  value: unknown;
  /** Translated. */
  label: string;
  /** Whether the value may be left out. */
  isOptional?: boolean;
}
