import { Button } from '@nzete/ui/Button';
import { Plus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { fieldId, useEditor } from '../form/editorContext.ts';
import { emptyValue, schemaOf } from '../form/schema.ts';
import { formMessages } from '../texts/formMessages.ts';
import type { SchemaFieldProps } from './fieldProps.ts';

/** What may be left out, and is: a button adds it. */
export function OptionalField({ schema, pointer, label }: SchemaFieldProps) {
  const { write, isReadOnly } = useEditor();
  if (isReadOnly) return null;
  return (
    <Button
      id={fieldId(pointer)}
      variant="line"
      size="sm"
      className="nz:justify-self-start"
      onClick={() => write(pointer, emptyValue(schemaOf(schema, undefined)))}
    >
      <Plus aria-hidden="true" />
      <FormattedMessage {...formMessages.add} values={{ name: label }} />
    </Button>
  );
}
