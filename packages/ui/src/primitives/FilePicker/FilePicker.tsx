'use client';

import { Camera, FileUp } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { isShown } from '../Field/FieldHelp.tsx';
import { filePickerMessages } from './FilePicker.messages.ts';
import { accepted } from './fileType.ts';
import { type FileUpload, PickedFile } from './PickedFile.tsx';
import { useChosenFile } from './useChosenFile.ts';
import { useFileSize } from './useFileSize.ts';

export interface FilePickerProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'accept' | 'capture' | 'multiple' | 'onChange'> {
  /** The file that is chosen. */
  file: File | null;
  /**
   * A file has been chosen, removed, or refused (then null). Its `type` is what its content says, and a large photo has been made smaller on
   * the device.
   */
  onFileChange: (file: File | null) => void;
  /**
   * The most bytes that can be sent.
   * @default 5242880
   */
  maxBytes?: number;
  /** How far the file is on its way, once it is sent. */
  upload?: FileUpload;
  /** Stops sending. */
  onStop?: () => void;
  /** Sends it again, the same file. */
  onRetry?: () => void;
}

const FIVE_MEGABYTES = 5 * 1024 * 1024;

/**
 * A document from the device: chosen, dropped or, on a phone, photographed. PDF, JPEG and PNG are taken, which the content decides and not the
 * name. It says by itself what is wrong with a file, shows how it is being sent, and keeps it when that fails. `className` and `style` go to
 * the root; `ref` and everything else to the native input.
 *
 * Slots: `file-picker`, `file-picker-zone`, `file-picker-camera`, `file-picker-file`.
 *
 * @example <FilePicker label="Government ID *" file={file} onFileChange={setFile} upload={upload} onStop={stop} onRetry={send} />
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
  maxBytes = FIVE_MEGABYTES,
  upload,
  onStop,
  onRetry,
  ...props
}: FilePickerProps) {
  const { formatMessage } = useIntl();
  const fileSize = useFileSize();
  const generated = useId();
  const ownId = id ?? generated;
  const chosen = useChosenFile(maxBytes, onFileChange);
  const isOnItsWay = upload?.status === 'sending' || upload?.status === 'sent';
  const shown = chosen.error ?? error;
  const takeFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void chosen.choose(target.files?.[0]);
    // So that the same file can be chosen again after it was removed.
    target.value = '';
  };
  const handleRemove = () => {
    chosen.remove();
    document.getElementById(ownId)?.focus();
  };
  return (
    <Field
      data-slot="file-picker"
      id={ownId}
      className={cx('nz:gap-2', className)}
      style={style}
      describedBy={props['aria-describedby']}
      hint={hint ?? formatMessage(filePickerMessages.hint, { limit: fileSize(maxBytes) })}
      error={shown}
      {...{ label, isOptional }}
    >
      {(control) => (
        <>
          {file ? <PickedFile id={ownId} onRemove={handleRemove} {...{ file, upload, onStop, onRetry }} /> : null}
          {isOnItsWay ? null : (
            <div className="nz:flex nz:flex-wrap nz:gap-2">
              <Zone data-slot="file-picker-zone" isInvalid={isShown(shown)}>
                <input {...props} {...control} type="file" accept={accepted} onChange={takeFile} className={over} />
                <FileUp aria-hidden="true" className="nz:size-5 nz:shrink-0" />
                <span className="nz:bare" aria-hidden="true">
                  <FormattedMessage {...filePickerMessages[file ? 'another' : 'choose']} />
                </span>
              </Zone>
              {/* For phones alone: a mouse has no camera. */}
              <Zone data-slot="file-picker-camera" className="nz:hidden nz:pointer-coarse:flex">
                <input
                  type="file"
                  accept="image/jpeg,image/png"
                  capture="environment"
                  disabled={props.disabled}
                  onChange={takeFile}
                  aria-label={formatMessage(filePickerMessages.photograph)}
                  aria-describedby={control['aria-describedby']}
                  className={over}
                />
                <Camera aria-hidden="true" className="nz:size-5 nz:shrink-0" />
                <span className="nz:bare" aria-hidden="true">
                  <FormattedMessage {...filePickerMessages.photograph} />
                </span>
              </Zone>
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

/** The input covers what is visible, so that presses and drops reach it directly. */
const over =
  'nz:absolute nz:inset-0 nz:size-full nz:cursor-pointer nz:opacity-0 nz:disabled:cursor-not-allowed nz:file:cursor-pointer';

interface ZoneProps extends ComponentProps<'div'> {
  'data-slot': string;
  isInvalid?: boolean;
  /** The native input, and what is visible of it. */
  children: ReactNode;
}

function Zone({ isInvalid = false, className, children, ...props }: ZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const depth = useRef(0);
  const handleDrag = (step: number) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    depth.current += step;
    setIsOver(depth.current > 0);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only draws what happens to the native input in it
    <div
      onDragEnter={handleDrag(1)}
      onDragLeave={handleDrag(-1)}
      onDrop={() => {
        depth.current = 0;
        setIsOver(false);
      }}
      className={cx(
        zone,
        isInvalid && 'nz:border-danger nz:bg-danger-soft nz:text-on-danger-soft',
        isOver && 'nz:border-primary nz:border-solid nz:bg-primary-soft nz:text-on-primary-soft',
        className,
      )}
      {...props}
    >
      {children}
    </div>
  );
}

const zone = [
  'nz:relative nz:flex nz:min-h-14 nz:min-w-0 nz:flex-1 nz:items-center nz:justify-center nz:gap-2.5 nz:rounded-control nz:px-4 nz:py-3',
  'nz:border-2 nz:border-control nz:border-dashed nz:bg-surface nz:text-center nz:font-semibold nz:hover:border-text',
  'nz:has-focus-visible:outline-3 nz:has-focus-visible:outline-offset-3 nz:has-focus-visible:outline-focus nz:has-disabled:unavailable',
].join(' ');

/** What has just happened, for a screen reader. */
function State({ file, isChecking }: { file: File | null; isChecking: boolean }) {
  const fileSize = useFileSize();
  if (isChecking) return <FormattedMessage {...filePickerMessages.checking} />;
  if (!file) return null;
  return <FormattedMessage {...filePickerMessages.chosen} values={{ name: file.name, size: fileSize(file.size) }} />;
}
