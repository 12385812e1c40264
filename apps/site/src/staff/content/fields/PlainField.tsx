import { CheckboxField } from '@nzete/ui/CheckboxField';
import { SelectField } from '@nzete/ui/SelectField';
import { TextArea } from '@nzete/ui/TextArea';
import { TextField } from '@nzete/ui/TextField';
import { useIntl } from 'react-intl';
import { fieldId, noteIds, useEditor } from '../form/editorContext.ts';
import { type FieldKind, isNullable, type Schema } from '../form/schema.ts';
import { useChoiceName } from '../texts/choiceNames.ts';
import { formMessages } from '../texts/formMessages.ts';
import type { SchemaFieldProps } from './fieldProps.ts';
import { NumberField } from './NumberField.tsx';

interface PlainFieldProps extends SchemaFieldProps {
  kind: FieldKind;
  /** With the alternatives, such as null. */
  original: Schema;
}

const dateTypes: Partial<Record<FieldKind, 'date' | 'datetime-local'>> = {
  date: 'date',
  'local-time': 'datetime-local',
};

/** From here on a text gets several lines. */
const LONG = 120;

/** A value that is the same in every language. */
export function PlainField({ kind, schema, original, pointer, value, label, isOptional }: PlainFieldProps) {
  const { formatMessage } = useIntl();
  const { write, problemAt, notesAt, isReadOnly } = useEditor();
  const choiceName = useChoiceName();
  const canBeEmpty = Boolean(isOptional) || isNullable(original);
  const empty = isNullable(original) ? null : undefined;
  const text = typeof value === 'string' ? value : '';
  const common = {
    id: fieldId(pointer),
    label,
    isOptional: canBeEmpty,
    error: problemAt(pointer),
    'aria-describedby': noteIds(pointer, notesAt(pointer)),
    disabled: isReadOnly,
  };
  const writeText = (next: string) => write(pointer, next === '' && canBeEmpty ? empty : next);
  if (kind === 'boolean')
    return (
      <CheckboxField
        {...common}
        isOptional={false}
        value={value === true}
        onChange={({ target }) => write(pointer, target.checked || !canBeEmpty ? target.checked : undefined)}
      />
    );
  if (kind === 'number')
    return <NumberField {...common} value={value} onWrite={(next) => write(pointer, next ?? empty)} />;
  if (kind === 'choice')
    return (
      <SelectField
        {...common}
        value={text}
        onChange={({ target }) => writeText(target.value)}
        options={[
          ...(canBeEmpty ? [{ value: '', label: formatMessage(formMessages.none) }] : []),
          ...(schema.enum ?? []).map((choice) => ({ value: choice, label: choiceName(choice) })),
        ]}
      />
    );
  if (kind === 'unknown') return <TextArea {...common} disabled value={JSON.stringify(value, null, 2)} />;
  const limit = schema.maxLength;
  if (kind === 'text' && limit !== undefined && limit > LONG)
    return (
      <TextArea {...common} characterLimit={limit} value={text} onChange={({ target }) => writeText(target.value)} />
    );
  return (
    <TextField
      {...common}
      type={dateTypes[kind] ?? 'text'}
      autoComplete="off"
      {...(kind === 'address' && { inputMode: 'url', spellCheck: false })}
      className={dateTypes[kind] && 'nz:max-w-64'}
      value={text}
      onChange={({ target }) => writeText(target.value)}
    />
  );
}
