import { Button } from '@nzete/ui/Button';
import { FormattedMessage } from 'react-intl';
import { carriedOver, readable } from '../form/carryOver.ts';
import { fieldId, useEditor } from '../form/editorContext.ts';
import { formMessages as messages } from '../texts/formMessages.ts';
import type { SchemaFieldProps } from './fieldProps.ts';

interface EarlierValueProps extends Pick<SchemaFieldProps, 'pointer' | 'value' | 'label'> {
  /** Of the field that takes its place; without one it can only be removed. */
  schema?: SchemaFieldProps['schema'];
}

/** What a draft of an earlier version of the site has, and no field of today shows. */
export function EarlierValue({ schema, pointer, value, label }: EarlierValueProps) {
  const { write, isReadOnly } = useEditor();
  return (
    <div className="nz:grid nz:min-w-0 nz:justify-items-start nz:gap-2 nz:border-s-4 nz:border-offbeat nz:ps-4">
      <p className="nz:font-semibold">{label}</p>
      <p className="nz:text-sm nz:text-text-muted">
        <FormattedMessage {...(schema ? messages.earlierForm : messages.earlierField)} />
      </p>
      <p className="nz:max-w-full nz:whitespace-pre-wrap nz:[overflow-wrap:anywhere]">{readable(value)}</p>
      {isReadOnly ? null : (
        <Button
          id={fieldId(pointer)}
          variant="line"
          size="sm"
          onClick={() => write(pointer, schema && carriedOver(schema, value))}
        >
          {schema ? (
            <FormattedMessage {...messages.carryOver} values={{ name: label }} />
          ) : (
            <FormattedMessage {...messages.remove} values={{ name: label }} />
          )}
        </Button>
      )}
    </div>
  );
}
