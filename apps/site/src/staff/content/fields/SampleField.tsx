import { CheckboxField } from '@nzete/ui/CheckboxField';
import { FormattedMessage } from 'react-intl';
import { fieldId, useEditor } from '../form/editorContext.ts';
import { sampleMessages } from '../texts/sampleMessages.ts';
import type { SchemaFieldProps } from './fieldProps.ts';

/** Whether an entry is a sample or the foundation's own. */
export function SampleField({ pointer, value, label }: SchemaFieldProps) {
  const { write, areSamples, isReadOnly } = useEditor();
  return (
    <CheckboxField
      id={fieldId(pointer)}
      label={label}
      hint={<FormattedMessage {...sampleMessages.hint} />}
      disabled={isReadOnly}
      value={typeof value === 'boolean' ? value : areSamples === true}
      onChange={({ target }) => write(pointer, target.checked)}
    />
  );
}
