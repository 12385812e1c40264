import { openContentFileUrl } from '@nzete/api-client/staff';
import { Button } from '@nzete/ui/Button';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldId, useEditor } from '../form/editorContext.ts';
import { fileMessages as messages } from '../texts/fileMessages.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { SchemaFieldProps } from './fieldProps.ts';

/** A PDF in place of the one that the site makes. */
export function FileField({ pointer, value, label }: SchemaFieldProps) {
  const { formatMessage } = useIntl();
  const { write, uploadFile, problemAt, isReadOnly } = useEditor();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const reference = typeof value === 'string' ? value : '';
  const send = async (file: File | undefined) => {
    if (!file || !uploadFile) return;
    setBusy(true);
    setFailure(undefined);
    const result = await uploadFile(file);
    setBusy(false);
    if ('problem' in result) setFailure(result.problem);
    else write(pointer, result.reference);
  };
  return (
    <FieldGroup pointer={pointer} label={label}>
      <div className="nz:grid nz:min-w-0 nz:justify-items-start nz:gap-2">
        {reference ? (
          <>
            <p className="nz:max-w-full nz:[overflow-wrap:anywhere]">
              <FormattedMessage {...messages.own} values={{ name: reference.slice('file:'.length) }} />
            </p>
            <a
              href={openContentFileUrl('/api', reference)}
              download
              className="nz:thread nz:inline-flex nz:min-h-8 nz:items-center nz:font-semibold nz:text-link nz:focus-ring"
            >
              <FormattedMessage {...messages.open} />
            </a>
          </>
        ) : (
          <p>
            <FormattedMessage {...messages.none} />
          </p>
        )}
        <input
          ref={input}
          type="file"
          accept="application/pdf"
          hidden
          onChange={({ target }) => {
            void send(target.files?.[0]);
            target.value = '';
          }}
        />
        {isReadOnly ? null : (
          <div className="nz:flex nz:flex-wrap nz:gap-3">
            <Button
              ref={choose}
              id={fieldId(pointer)}
              variant="line"
              isLoading={isBusy}
              aria-label={formatMessage(messages.chooseFor, { name: label })}
              aria-describedby={hintId}
              onClick={() => input.current?.click()}
            >
              <FormattedMessage {...messages.choose} />
            </Button>
            {reference ? (
              <Button
                variant="quiet"
                onClick={() => {
                  write(pointer, undefined);
                  // The button goes, so focus goes to the one beside it.
                  choose.current?.focus();
                }}
              >
                <FormattedMessage {...messages.remove} />
              </Button>
            ) : null}
          </div>
        )}
        <p id={hintId} className="nz:text-sm nz:text-text-muted">
          <FormattedMessage {...messages.hint} />
        </p>
        <p role="alert" className="nz:text-sm nz:font-semibold nz:text-danger nz:empty:hidden">
          {failure ?? problemAt(pointer)}
        </p>
        <p role="status" className="nz:sr-only">
          {isBusy ? <FormattedMessage {...messages.sending} /> : null}
        </p>
      </div>
    </FieldGroup>
  );
}
