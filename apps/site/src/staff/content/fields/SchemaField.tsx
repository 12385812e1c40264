import { Button } from '@nzete/ui/Button';
import { useFormat } from '@nzete/ui/format';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { canShow, leftOvers } from '../form/carryOver.ts';
import { fieldId, useEditor } from '../form/editorContext.ts';
import { child, moved } from '../form/pointer.ts';
import { emptyValue, kindOf, type Schema, schemaOf } from '../form/schema.ts';
import { useChoiceName } from '../texts/choiceNames.ts';
import { useFieldName } from '../texts/fieldNames.ts';
import { formMessages } from '../texts/formMessages.ts';
import { useListName } from '../texts/listNames.ts';
import { EarlierValue } from './EarlierValue.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { FileField } from './FileField.tsx';
import type { SchemaFieldProps } from './fieldProps.ts';
import { ItemButtons } from './ItemButtons.tsx';
import { OptionalField } from './OptionalField.tsx';
import { PictureField } from './PictureField.tsx';
import { PlainField } from './PlainField.tsx';
import { SampleField } from './SampleField.tsx';
import { TextsField } from './TextsField.tsx';

/** The field for a schema, with the notes on its value. */
export function SchemaField(props: SchemaFieldProps) {
  return (
    <div className="nz:grid nz:min-w-0 nz:gap-1.5">
      <FittingField {...props} />
      <FieldNotes pointer={props.pointer} />
    </div>
  );
}

function FittingField(props: SchemaFieldProps) {
  const schema = schemaOf(props.schema, props.value);
  const kind = kindOf(schema);
  const field = { ...props, schema };
  if (schema['x-sample']) return <SampleField {...field} />;
  if (!canShow(kind, props.value)) return <EarlierValue {...props} />;
  const isGroup = kind === 'object' || kind === 'list' || kind === 'texts' || kind === 'map' || kind === 'picture';
  if (isGroup && (props.value === undefined || props.value === null)) return <OptionalField {...props} />;
  switch (kind) {
    case 'texts':
      return <TextsField {...field} />;
    case 'picture':
      return <PictureField {...field} />;
    case 'file':
      return <FileField {...field} />;
    case 'list':
      return <ListField {...field} />;
    case 'object':
      return <ObjectField {...field} />;
    case 'map':
      return <MapField {...field} />;
    default:
      return <PlainField {...field} kind={kind} original={props.schema} />;
  }
}

/** The fields of an object, in the order of its schema. */
export function ObjectFields({ schema, pointer, value }: Pick<SchemaFieldProps, 'schema' | 'pointer' | 'value'>) {
  const nameOf = useFieldName();
  const { properties = {}, required = [] }: Schema = schema;
  const values = (value ?? {}) as Readonly<Record<string, unknown>>; // an object, by its schema
  return (
    <>
      {Object.entries(properties).map(([name, property]) => (
        <SchemaField
          key={name}
          schema={property}
          pointer={child(pointer, name)}
          value={values[name]}
          label={nameOf(name)}
          isOptional={!required.includes(name)}
        />
      ))}
      {leftOvers(schema, value).map(([name, each]) => (
        <EarlierValue key={name} pointer={child(pointer, name)} value={each} label={nameOf(name)} />
      ))}
    </>
  );
}

/** An object inside of another one. */
function ObjectField({ schema, pointer, value, label, isOptional }: SchemaFieldProps) {
  const { write, isReadOnly } = useEditor();
  return (
    <FieldGroup
      pointer={pointer}
      label={label}
      isRuled
      action={
        isOptional && !isReadOnly ? (
          <Button variant="quiet" size="sm" onClick={() => write(pointer, undefined)}>
            <FormattedMessage {...formMessages.remove} values={{ name: label }} />
          </Button>
        ) : null
      }
    >
      <ObjectFields schema={schema} pointer={pointer} value={value} />
    </FieldGroup>
  );
}

/** A list inside of an item: its parts can be added, removed and moved. */
function ListField({ schema, pointer, value, label }: SchemaFieldProps) {
  const id = useId();
  const { number } = useFormat();
  const { write, problemAt, isReadOnly } = useEditor();
  const items = Array.isArray(value) ? (value as readonly unknown[]) : []; // of any kind, by its schema
  const of: Schema = schema.items ?? {};
  const problem = problemAt(pointer);
  return (
    <FieldGroup pointer={pointer} label={label}>
      {problem ? <p className="nz:text-sm nz:font-semibold nz:text-danger">{problem}</p> : null}
      {/* biome-ignore-start lint/suspicious/noArrayIndexKey: items have no other identity, and fields keep no state */}
      <ol className="nz:grid nz:min-w-0 nz:gap-5">
        {items.map((item, index) => {
          const name = `${label} ${number(index + 1)}`;
          return (
            <li key={index} className="nz:grid nz:min-w-0 nz:gap-3">
              <SchemaField schema={of} pointer={child(pointer, index)} value={item} label={name} />
              {isReadOnly ? null : (
                <ItemButtons
                  id={id}
                  name={name}
                  index={index}
                  count={items.length}
                  onMove={(by) => write(pointer, moved(items, index, index + by))}
                  onRemove={
                    items.length > (schema.minItems ?? 0) ? () => write(pointer, items.toSpliced(index, 1)) : undefined
                  }
                />
              )}
            </li>
          );
        })}
      </ol>
      {/* biome-ignore-end lint/suspicious/noArrayIndexKey: as above */}
      {isReadOnly ||
      items.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY) ||
      kindOf(of) === 'unknown' ? null : (
        <Button
          id={fieldId(pointer)}
          variant="line"
          size="sm"
          className="nz:justify-self-start"
          onClick={() => write(pointer, [...items, emptyValue(of)])}
        >
          <Plus aria-hidden="true" />
          <FormattedMessage {...formMessages.add} values={{ name: label }} />
        </Button>
      )}
    </FieldGroup>
  );
}

/** An object whose names the program knows, such as lists and provinces: its values are edited, its names stay. */
function MapField({ schema, pointer, value, label }: SchemaFieldProps) {
  const listName = useListName();
  const choiceName = useChoiceName();
  const nameOf = (key: string) => (key.startsWith('/') ? listName(key.slice(1)) : choiceName(key));
  const [of = {}] = Object.values(schema.patternProperties ?? {});
  return (
    <FieldGroup pointer={pointer} label={label} isRuled>
      {Object.entries((value ?? {}) as object).map(([name, each]) => (
        <SchemaField key={name} schema={of} pointer={child(pointer, name)} value={each} label={nameOf(name)} />
      ))}
    </FieldGroup>
  );
}
