import { Button } from '@nzete/ui/Button';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldId, useEditor } from '../form/editorContext.ts';
import { pictureMessages } from '../texts/pictureMessages.ts';
import type { SchemaFieldProps } from './fieldProps.ts';

/** A picture of the content: what is shown now, and a photo in its place. */
export function PictureField({ pointer, value, label }: SchemaFieldProps) {
  const { formatMessage } = useIntl();
  const { write, upload, pictureUrl, problemAt, isReadOnly } = useEditor();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const reference = typeof value === 'string' ? value : '';
  const url = reference ? pictureUrl(reference) : undefined;
  const error = failure ?? problemAt(pointer);
  const send = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setFailure(undefined);
    const result = await upload(file);
    setBusy(false);
    if ('problem' in result) setFailure(result.problem);
    else write(pointer, result.reference);
  };
  return (
    <div className="nz:grid nz:min-w-0 nz:items-center nz:gap-4 nz:@md:grid-cols-[7.5rem_1fr]">
      <div className="nz:grid nz:aspect-square nz:w-30 nz:place-items-center nz:overflow-hidden nz:border nz:border-dashed nz:border-control nz:text-center nz:text-xs nz:text-text-muted">
        {url ? (
          <img src={url} alt="" className="nz:size-full nz:object-cover" />
        ) : reference ? (
          <span className="nz:p-2 nz:[overflow-wrap:anywhere]">{reference.slice(reference.indexOf(':') + 1)}</span>
        ) : (
          <FormattedMessage {...pictureMessages.none} />
        )}
      </div>
      <div className="nz:grid nz:min-w-0 nz:justify-items-start nz:gap-2">
        <p className="nz:font-semibold">{label}</p>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          hidden
          onChange={({ target }) => {
            void send(target.files?.[0]);
            target.value = '';
          }}
        />
        {isReadOnly ? null : (
          <Button
            id={fieldId(pointer)}
            variant="line"
            isLoading={isBusy}
            aria-label={formatMessage(pictureMessages.chooseFor, { name: label })}
            aria-describedby={`${fieldId(pointer)}-hint`}
            onClick={() => input.current?.click()}
          >
            <FormattedMessage {...pictureMessages.choose} />
          </Button>
        )}
        <p id={`${fieldId(pointer)}-hint`} className="nz:text-sm nz:text-text-muted">
          <FormattedMessage {...pictureMessages.hint} />
        </p>
        <p role="alert" className="nz:text-sm nz:font-semibold nz:text-danger nz:empty:hidden">
          {error}
        </p>
        <p role="status" className="nz:sr-only">
          {isBusy ? <FormattedMessage {...pictureMessages.sending} /> : null}
        </p>
      </div>
    </div>
  );
}
