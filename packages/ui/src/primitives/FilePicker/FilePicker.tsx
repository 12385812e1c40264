'use client';

import { type ComponentProps, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { isShown } from '../Field/FieldHelp.tsx';
import { CameraTrigger } from './CameraTrigger.tsx';
import { MAX_DOCUMENT_BYTES } from './checkFile.ts';
import { FileDropZone } from './FileDropZone.tsx';
import { filePickerMessages } from './FilePicker.messages.ts';
import { type DescribedFile, type FileUpload, PickedFile } from './PickedFile.tsx';
import { type RejectedFile, useChosenFile } from './useChosenFile.ts';
import { useFileSize } from './useFileSize.ts';
import { isolated } from './withoutDirectionMarks.ts';

export interface FilePickerProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'accept' | 'capture' | 'multiple' | 'onChange'> {
  /** The chosen file. */
  file: File | null;
  /**
   * Called when a file is chosen, removed or rejected (with null). Its `type` is detected from its
   * content, and a large photo is already shrunk.
   */
  onFileChange: (file: File | null) => void;
  /**
   * The maximum size in bytes.
   * @default 5242880
   */
  maxBytes?: number;
  /** A file that a server refused in a form that was sent without JavaScript. */
  defaultRejected?: RejectedFile | undefined;
  /** A file that arrived earlier, before a reload: it is shown as sent, and none is asked for. */
  arrived?: DescribedFile | undefined;
  /** The state of the upload, once it has started. */
  upload?: FileUpload;
  /** Aborts the upload. */
  onStop?: () => void;
  /** Retries with the same file. */
  onRetry?: () => void;
}

/**
 * A document from the device: chosen, dropped or, on a phone, photographed. It accepts PDF, JPEG
 * and PNG, detected from the content, not the name. It shows what is wrong with a file and the
 * progress of the upload, and keeps the file when the upload fails. `className` and `style` go to
 * the root; `ref` and everything else to the native input, which holds the file for a native
 * submit.
 *
 * Slots: `file-picker`, `file-picker-zone`, `file-picker-camera`, `file-picker-file`.
 *
 * @example
 * <FilePicker
 *   label="Government ID *"
 *   file={file}
 *   onFileChange={setFile}
 *   upload={upload}
 *   onStop={stop}
 *   onRetry={send}
 * />
 */
export function FilePicker({
  label,
  hint,
  error,
  isOptional,
  id,
  className,
  style,
  file,
  onFileChange,
  maxBytes = MAX_DOCUMENT_BYTES,
  defaultRejected,
  arrived,
  upload: given,
  onStop,
  onRetry,
  ...props
}: FilePickerProps) {
  const { formatMessage } = useIntl();
  const fileSize = useFileSize();
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useChosenFile(maxBytes, onFileChange, defaultRejected);
  const picked = file ?? arrived;
  const upload: FileUpload | undefined = !file && arrived ? { status: 'sent' } : given;
  const isUploading = upload?.status === 'sending' || upload?.status === 'sent';
  const shown = chosen.error ?? error;
  const handleRemove = () => {
    chosen.remove();
    button.current?.focus();
  };
  return (
    <Field
      data-slot="file-picker"
      id={id}
      className={cx('nz:gap-2', className)}
      style={style}
      describedBy={props['aria-describedby']}
      hint={hint ?? formatMessage(filePickerMessages.hint, { limit: fileSize(maxBytes) })}
      error={shown}
      {...{ label, isOptional }}
    >
      {(control) => (
        <>
          {picked ? (
            <PickedFile id={control.id} file={picked} onRemove={handleRemove} {...{ upload, onStop, onRetry }} />
          ) : null}
          {isUploading ? null : (
            <div className="nz:flex nz:flex-wrap nz:gap-2">
              <FileDropZone
                input={{ ...props, ...control }}
                isInvalid={isShown(shown)}
                onChoose={chosen.choose}
                buttonRef={button}
                {...{ label, file }}
              />
              <CameraTrigger
                isDisabled={props.disabled}
                describedBy={control['aria-describedby']}
                onChoose={chosen.choose}
              />
            </div>
          )}
          <p role="status" className="nz:sr-only">
            <State file={file} isChecking={chosen.isChecking} />
          </p>
        </>
      )}
    </Field>
  );
}

/** Announces the last change to screen readers. */
function State({ file, isChecking }: { file: File | null; isChecking: boolean }) {
  const fileSize = useFileSize();
  if (isChecking) return <FormattedMessage {...filePickerMessages.checking} />;
  if (!file) return null;
  return (
    <FormattedMessage
      {...filePickerMessages.chosen}
      values={{ name: isolated(file.name), size: fileSize(file.size) }}
    />
  );
}
