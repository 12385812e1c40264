import { FieldNotes } from './fields/FieldNotes.tsx';
import { ObjectFields, SchemaField } from './fields/SchemaField.tsx';
import { kindOf, type Schema, schemaOf } from './form/schema.ts';

interface ItemFormProps {
  schema: Schema;
  pointer: string;
  value: unknown;
  /** The name of the item or of the list. */
  name: string;
}

/** The fields of an item, or of a list that is one object. */
export function ItemForm({ schema, pointer, value, name }: ItemFormProps) {
  const own = schemaOf(schema, value);
  return (
    <div className="nz:grid nz:min-w-0 nz:gap-7">
      {kindOf(own) === 'object' ? (
        <>
          <FieldNotes pointer={pointer} />
          <ObjectFields schema={own} pointer={pointer} value={value} />
        </>
      ) : (
        <SchemaField schema={own} pointer={pointer} value={value} label={name} />
      )}
    </div>
  );
}
