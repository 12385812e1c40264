'use client';

import { CircleCheck, FileText, Image, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { Button } from '../Button/Button.tsx';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ProgressRail } from '../ProgressRail/ProgressRail.tsx';
import { FileName } from './FileName.tsx';
import { filePickerMessages } from './FilePicker.messages.ts';
import { useFileSize } from './useFileSize.ts';
import { isolated, withoutDirectionMarks } from './withoutDirectionMarks.ts';

/** The state of the upload of a chosen file. */
export type FileUpload =
  /** `percentage`, 0 to 100, is omitted until it is known. */
  | { status: 'sending'; percentage?: number }
  | { status: 'sent' }
  /** Why the upload failed and what to do, localised. */
  | { status: 'failed'; message: ReactNode };

/** What is shown of a file. */
export type DescribedFile = Pick<File, 'name' | 'size' | 'type'>;

interface PickedFileProps {
  id: string;
  file: DescribedFile;
  upload: FileUpload | undefined;
  onRemove: () => void;
  onStop: (() => void) | undefined;
  onRetry: (() => void) | undefined;
}

/** The chosen file: name, size and upload progress. */
export function PickedFile({ id, file, upload, onRemove, onStop, onRetry }: PickedFileProps) {
  const { formatMessage } = useIntl();
  const fileSize = useFileSize();
  const Icon = file.type === 'application/pdf' ? FileText : Image;
  return (
    <div
      data-slot="file-picker-file"
      className="nz:grid nz:gap-3 nz:border-primary nz:border-s-4 nz:bg-primary-soft nz:py-1.5 nz:ps-3.5 nz:pe-1.5 nz:text-on-primary-soft"
    >
      <div className="nz:flex nz:min-h-11 nz:items-center nz:gap-3">
        <Icon aria-hidden="true" className="nz:size-5 nz:shrink-0" />
        <div className="nz:min-w-0 nz:flex-1 nz:text-md nz:leading-snug">
          <p className="nz:font-semibold nz:[overflow-wrap:anywhere]">
            <FileName name={file.name} />
          </p>
          <p className="nz:tabular-nums">{fileSize(file.size)}</p>
        </div>
        {upload?.status === 'sent' ? (
          <p className="nz:flex nz:items-center nz:gap-1.5 nz:pe-2 nz:text-md nz:font-semibold">
            <CircleCheck aria-hidden="true" className="nz:size-5" />
            <FormattedMessage {...filePickerMessages.sent} />
          </p>
        ) : null}
        {upload === undefined || upload.status === 'failed' ? (
          <IconButton
            variant="quiet"
            label={formatMessage(filePickerMessages.remove, { name: withoutDirectionMarks(file.name) })}
            onClick={onRemove}
          >
            <X aria-hidden="true" className="nz:bare" />
          </IconButton>
        ) : null}
      </div>
      {upload?.status === 'sending' ? (
        <Sending name={file.name} percentage={upload.percentage} onStop={onStop} />
      ) : null}
      {upload?.status === 'failed' ? (
        <div className="nz:grid nz:justify-items-start nz:gap-2 nz:pb-2" role="alert">
          <FieldHelp id={`${id}-failed`} error={upload.message} />
          {onRetry ? (
            <Button variant="line" size="sm" onClick={onRetry}>
              <FormattedMessage {...filePickerMessages.again} />
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

interface SendingProps {
  name: string;
  percentage: number | undefined;
  onStop: (() => void) | undefined;
}

function Sending({ name, percentage, onStop }: SendingProps) {
  const { number } = useFormat();
  const known =
    percentage === undefined
      ? {}
      : { value: percentage, valueLabel: number(Math.round(percentage) / 100, { style: 'percent' }) };
  return (
    <div className="nz:flex nz:items-end nz:gap-4 nz:pe-2 nz:pb-2">
      <ProgressRail
        className="nz:min-w-0 nz:flex-1"
        label={<FormattedMessage {...filePickerMessages.sending} values={{ name: isolated(name) }} />}
        {...known}
      />
      {onStop ? (
        <Button variant="line" size="sm" onClick={onStop}>
          <FormattedMessage {...filePickerMessages.stop} />
        </Button>
      ) : null}
    </div>
  );
}
